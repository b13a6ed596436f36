-- Once per database, by its owner: extensions in a schema of their own, and no rights for anybody who was not named.
-- Run again, it changes nothing.
CREATE SCHEMA IF NOT EXISTS extensions;
CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA extensions;
CREATE EXTENSION IF NOT EXISTS unaccent SCHEMA extensions;
CREATE EXTENSION IF NOT EXISTS citext SCHEMA extensions;
GRANT USAGE ON SCHEMA extensions TO PUBLIC;

REVOKE ALL ON SCHEMA public FROM PUBLIC;
DO $$ BEGIN
  EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
END $$;
