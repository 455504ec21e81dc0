-- What editors have written and not published: new items, changes over published ones, and singles (content_type 'single',
-- whose slug is the single's name).

CREATE TABLE drafts (
  locale TEXT NOT NULL,
  content_type TEXT NOT NULL,
  document_id TEXT NOT NULL,
  slug TEXT NOT NULL,
  level INTEGER NOT NULL,
  document TEXT NOT NULL,
  PRIMARY KEY (locale, content_type, document_id)
);
