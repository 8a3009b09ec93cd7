-- Functions of the audit trail: its chain of hashes, and that nobody changes it.

-- Entries of the audit are never changed: only their details may be taken out, by a transaction that says it redacts.
CREATE FUNCTION audit_digest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.details_digest := encode(sha256(convert_to(NEW.details::text, 'UTF8')), 'hex');
  NEW.redacted_at := NULL;
  RETURN NEW;
END $$;

CREATE FUNCTION audit_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'audit_entries' AND TG_OP = 'UPDATE' AND current_setting('metiro.redaction', true) = 'on'
    AND to_jsonb(NEW) - 'details' - 'words' - 'redacted_at' = to_jsonb(OLD) - 'details' - 'words' - 'redacted_at' THEN
    NEW.redacted_at := clock_timestamp();
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The audit only grows: % of % is refused', lower(TG_OP), TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

-- What the hash of an entry is made of, one thing a line; server/src/domains/audit/verify.ts makes the same.
CREATE FUNCTION audit_hash(previous text, entry audit_entries) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(concat_ws(E'\n', previous, entry.id::text, coalesce(entry.actor_id::text, '-'), entry.action,
    entry.entity, coalesce(entry.entity_id::text, '-'), entry.details_digest,
    (extract(epoch FROM entry.at) * 1000)::bigint::text), 'UTF8')), 'hex')
$$;

-- At the commit, when nothing else is left to do: whoever comes next waits for the end of this one alone. Sums come before the
-- chain in every transaction, or two would wait for each other. With the rights of the owner: the role that serves writes no
-- link by itself.
CREATE FUNCTION audit_chained() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  last audit_chain;
BEGIN
  PERFORM fold_counts();
  PERFORM pg_advisory_xact_lock(7150234);
  SELECT * INTO last FROM audit_chain ORDER BY seq DESC LIMIT 1;
  INSERT INTO audit_chain (seq, entry_id, hash)
  VALUES (coalesce(last.seq, 0) + 1, NEW.id, audit_hash(coalesce(last.hash, ''), NEW));
  RETURN NULL;
END $$;

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
