-- A browser that is signed out is told nothing more; a session that ran out and is swept takes nothing along.
CREATE OR REPLACE FUNCTION session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', OLD.id::text);
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM push_subscriptions WHERE session_id = OLD.id;
  END IF;
  RETURN NULL;
END $$;
