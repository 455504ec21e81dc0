-- Whether answers tell the portal the user's country: those about older accounts do not.
ALTER TABLE users ADD COLUMN tells_country INTEGER NOT NULL DEFAULT 1;
