-- Once per service, after database.sql: its login role `folia_<service>` and the schema `<service>` that this role alone can use.
-- The settings folia.service and folia.password say which. Run again, it changes nothing but the password.
DO $$
DECLARE
  service text := current_setting('folia.service');
  role text := 'folia_' || service;
BEGIN
  -- Roles belong to the whole cluster, so another of our databases may have made this one already, or be making it now.
  PERFORM pg_advisory_xact_lock(hashtext('folia roles'));
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role) THEN
    EXECUTE format('CREATE ROLE %I', role);
  END IF;
  EXECUTE format('ALTER ROLE %I LOGIN NOCREATEDB NOCREATEROLE PASSWORD %L', role, current_setting('folia.password'));
  EXECUTE format('ALTER ROLE %I SET search_path = %I, extensions', role, service);

  -- An owner who is not a superuser must be a member of the role to give it a schema.
  IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
    EXECUTE format('GRANT %I TO CURRENT_USER', role);
  END IF;
  EXECUTE format('CREATE SCHEMA IF NOT EXISTS %I AUTHORIZATION %I', service, role);
  EXECUTE format('REVOKE ALL ON SCHEMA %I FROM PUBLIC', service);
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO %I', current_database(), role);
END $$;
