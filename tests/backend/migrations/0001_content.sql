-- Everything that the seed writes and the routes read. Items are whole JSON documents beside the columns that filters,
-- sorting and search need.

CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);

CREATE TABLE items (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL,
  locale TEXT NOT NULL,
  content_type TEXT NOT NULL,
  slug TEXT NOT NULL,
  title TEXT NOT NULL,
  level INTEGER NOT NULL,
  category_id INTEGER,
  published_at TEXT NOT NULL,
  expires_at TEXT,
  folded_title TEXT NOT NULL,
  folded_intro TEXT NOT NULL,
  folded_content TEXT NOT NULL,
  document TEXT NOT NULL,
  UNIQUE (locale, content_type, slug)
);
CREATE INDEX items_by_type ON items (locale, content_type, published_at DESC, id DESC);
CREATE INDEX items_by_date ON items (locale, published_at DESC, id DESC);

CREATE TABLE item_domains (
  item_id INTEGER NOT NULL REFERENCES items (id),
  domain_id INTEGER NOT NULL,
  PRIMARY KEY (item_id, domain_id)
);

CREATE TABLE taxonomies (
  kind TEXT NOT NULL,
  locale TEXT NOT NULL,
  id INTEGER NOT NULL,
  name TEXT NOT NULL,
  slug TEXT NOT NULL,
  PRIMARY KEY (kind, locale, id)
);

CREATE TABLE singles (
  locale TEXT NOT NULL,
  name TEXT NOT NULL,
  document TEXT NOT NULL,
  PRIMARY KEY (locale, name)
);

CREATE TABLE courses (
  id TEXT NOT NULL,
  locale TEXT NOT NULL,
  country TEXT NOT NULL,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  folded_name TEXT NOT NULL,
  document TEXT NOT NULL,
  PRIMARY KEY (id, locale)
);

CREATE TABLE active_collections (
  locale TEXT NOT NULL,
  position INTEGER NOT NULL,
  slug TEXT NOT NULL,
  PRIMARY KEY (locale, slug)
);
