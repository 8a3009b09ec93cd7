-- contracting
-- Versions before this one take details out by an update of their own, which the role that serves may no longer do.
-- What is left of the details of an entry when the person is erased that they tell of: that a row was changed stays, and which
-- fields; of an account's booking only the words go.
CREATE FUNCTION audit_redacted(action text, details jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN action IN ('user.update', 'company.correct', 'jobRequest.update', 'jobRequest.edit') THEN
      jsonb_build_object('fields', (SELECT coalesce(jsonb_agg(field ORDER BY field), '[]'::jsonb)
        FROM jsonb_object_keys(coalesce(details -> 'before', '{}') || coalesce(details -> 'after', '{}')) AS field))
        || (details - 'before' - 'after')
    WHEN action = 'subscription.update' THEN details #- '{before,note}' #- '{after,note}'
    WHEN action = 'user.resetSecondFactor' THEN details - 'reason'
    ELSE details
  END
$$;
--> statement-breakpoint
-- The one way to take details out, with the rights of the tables' owner: the role that serves may change no entry. What was
-- taken out is an entry itself, with the digests of what is left, so that the chain tells it from a change by anybody else.
CREATE FUNCTION redact_audit(subjects uuid[]) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  left_over jsonb;
BEGIN
  PERFORM set_config('metiro.redaction', 'on', true);
  WITH redacted AS (
    UPDATE audit_entries AS entry SET details = audit_redacted(entry.action, entry.details)
    WHERE entry.entity_id = ANY (subjects) AND entry.details IS DISTINCT FROM audit_redacted(entry.action, entry.details)
    RETURNING entry.id, entry.details)
  SELECT jsonb_agg(jsonb_build_object('id', redacted.id, 'left', encode(sha256(convert_to(redacted.details::text, 'UTF8')), 'hex')))
  INTO left_over FROM redacted;
  PERFORM set_config('metiro.redaction', 'off', true);
  IF left_over IS NULL THEN
    RETURN 0;
  END IF;
  INSERT INTO audit_entries (action, entity, details) VALUES ('audit.redact', 'audit', jsonb_build_object('entries', left_over));
  RETURN jsonb_array_length(left_over);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION redact_audit(uuid[]) FROM PUBLIC;
--> statement-breakpoint
-- With the rights of the owner: the role that serves writes no link by itself.
CREATE OR REPLACE FUNCTION audit_chained() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  last audit_chain;
BEGIN
  PERFORM pg_advisory_xact_lock(7150234);
  SELECT * INTO last FROM audit_chain ORDER BY seq DESC LIMIT 1;
  INSERT INTO audit_chain (seq, entry_id, hash)
  VALUES (coalesce(last.seq, 0) + 1, NEW.id, audit_hash(coalesce(last.hash, ''), NEW));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What was taken out before redactions were noted.
INSERT INTO audit_entries (action, entity, details)
SELECT 'audit.redact', 'audit', jsonb_build_object('entries',
  jsonb_agg(jsonb_build_object('id', id, 'left', encode(sha256(convert_to(details::text, 'UTF8')), 'hex'))))
FROM audit_entries WHERE redacted_at IS NOT NULL AND details_digest IS NOT NULL HAVING count(*) > 0;
