-- When somebody was first in a webinar's room while it was live.
ALTER TABLE webinar_registrations ADD COLUMN attended_at TEXT;
