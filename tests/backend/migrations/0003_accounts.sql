-- Accounts. Of tokens only hashes are kept; what belongs to a user goes with the user. Times are ISO 8601 in UTC.

CREATE TABLE users (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL UNIQUE,
  password_salt TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  country TEXT NOT NULL,
  -- How answers write this user down: older accounts have other shapes.
  shape TEXT NOT NULL CHECK (shape IN ('owa', 'attributes', 'flat')),
  security_level INTEGER NOT NULL,
  onekeycode TEXT,
  firstname TEXT NOT NULL,
  name TEXT NOT NULL,
  phone TEXT NOT NULL,
  -- The rest of the register form, as JSON.
  details TEXT NOT NULL,
  created_at TEXT NOT NULL
);

-- Every answer ever given, the last one of a name holds; no row: never asked.
CREATE TABLE consents (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  value INTEGER NOT NULL,
  answered_at TEXT NOT NULL
);
CREATE INDEX consents_by_user ON consents (user_id);

CREATE TABLE tokens (
  hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  revoked_at TEXT
);
CREATE INDEX tokens_by_user ON tokens (user_id);

CREATE TABLE reset_tokens (
  hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at TEXT NOT NULL,
  used_at TEXT
);
CREATE INDEX reset_tokens_by_user ON reset_tokens (user_id);

-- Mails that would have been sent.
CREATE TABLE mails (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  recipient TEXT NOT NULL,
  language TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  link TEXT NOT NULL,
  sent_at TEXT NOT NULL
);
CREATE INDEX mails_by_user ON mails (user_id);

-- What the Turkish portal import received.
CREATE TABLE portal_imports (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  onekey_id TEXT NOT NULL,
  email TEXT NOT NULL,
  document TEXT NOT NULL,
  received_at TEXT NOT NULL
);

-- Addresses that the external OWA registry knows.
CREATE TABLE owa_registry (email TEXT PRIMARY KEY);
