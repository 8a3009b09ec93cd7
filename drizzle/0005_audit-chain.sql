-- Entries of the audit are never changed: only their details may be taken out, by a transaction that says it redacts.
CREATE FUNCTION audit_digest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.details_digest := encode(sha256(convert_to(NEW.details::text, 'UTF8')), 'hex');
  NEW.redacted_at := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION audit_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'audit_entries' AND TG_OP = 'UPDATE' AND current_setting('metiro.redaction', true) = 'on'
    AND to_jsonb(NEW) - 'details' - 'words' - 'redacted_at' = to_jsonb(OLD) - 'details' - 'words' - 'redacted_at' THEN
    NEW.redacted_at := clock_timestamp();
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The audit only grows: % of % is refused', lower(TG_OP), TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
-- What the hash of an entry is made of, one thing a line; server/src/domains/audit/verify.ts makes the same.
CREATE FUNCTION audit_hash(previous text, entry audit_entries) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(concat_ws(E'\n', previous, entry.id::text, coalesce(entry.actor_id::text, '-'), entry.action,
    entry.entity, coalesce(entry.entity_id::text, '-'), entry.details_digest,
    (extract(epoch FROM entry.at) * 1000)::bigint::text), 'UTF8')), 'hex')
$$;
--> statement-breakpoint
-- At the commit, when nothing else is left to do: whoever comes next waits for the end of this one alone.
CREATE FUNCTION audit_chained() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER audit_entries_digest BEFORE INSERT ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION audit_digest();
--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION audit_append_only();
--> statement-breakpoint
CREATE TRIGGER audit_chain_append_only BEFORE UPDATE OR DELETE ON audit_chain
  FOR EACH ROW EXECUTE FUNCTION audit_append_only();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audit_entries_chained AFTER INSERT ON audit_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_chained();
