-- What identifies a company does so under the name and the number that it had: they change once it has ended.
CREATE FUNCTION company_identity_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM company_proofs WHERE company_id = NEW.id AND state = 'verified' AND kind IN ('commercialRegister', 'identity')) THEN
    RAISE EXCEPTION 'a company is identified by its name and number' USING ERRCODE = 'check_violation', CONSTRAINT = 'companies_identified';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER companies_identified BEFORE UPDATE OF name, uid ON companies FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name OR OLD.uid IS DISTINCT FROM NEW.uid) EXECUTE FUNCTION company_identity_ended();
