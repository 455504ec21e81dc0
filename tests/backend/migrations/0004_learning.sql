-- Webinars, courses and tracking. Learners and addresses are no foreign keys: users of the external identity have no row
-- in users. The tokens stand here as they are, since every answer names the links again. Times are ISO 8601 in UTC.

CREATE TABLE webinar_registrations (
  webinar_id TEXT NOT NULL,
  email TEXT NOT NULL,
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  locale TEXT NOT NULL,
  token TEXT NOT NULL UNIQUE,
  registered_at TEXT NOT NULL,
  PRIMARY KEY (webinar_id, email)
);
CREATE INDEX webinar_registrations_by_email ON webinar_registrations (email);

CREATE TABLE enrolments (
  user_id TEXT NOT NULL,
  course_id TEXT NOT NULL,
  locale TEXT NOT NULL,
  token TEXT NOT NULL UNIQUE,
  enrolled_at TEXT NOT NULL,
  opened_at TEXT,
  units_done INTEGER NOT NULL DEFAULT 0,
  -- Seconds.
  total_time INTEGER NOT NULL DEFAULT 0,
  completed_on TEXT,
  PRIMARY KEY (user_id, course_id)
);

-- Sign-ups for on-site meetings; the last one of an address holds.
CREATE TABLE offline_registrations (
  slug TEXT NOT NULL,
  email TEXT NOT NULL,
  document TEXT NOT NULL,
  received_at TEXT NOT NULL,
  PRIMARY KEY (slug, email)
);
CREATE INDEX offline_registrations_by_email ON offline_registrations (email);

-- Page views and clicks; the oldest go where there are too many.
CREATE TABLE tracking_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  person TEXT,
  document TEXT NOT NULL,
  received_at TEXT NOT NULL
);
CREATE INDEX tracking_events_by_person ON tracking_events (person);
