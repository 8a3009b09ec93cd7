-- Functions of accounts and their sessions.

-- Tells every process that a session has ended, with the commit: what it streams ends at once.
CREATE FUNCTION session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', OLD.id::text);
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM push_subscriptions WHERE session_id = OLD.id;
  END IF;
  RETURN NULL;
END $$;

-- When a profile or an account changed, whoever changes it.
CREATE FUNCTION row_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := clock_timestamp();
  RETURN NEW;
END $$;
