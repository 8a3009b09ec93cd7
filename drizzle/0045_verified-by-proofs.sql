-- Who was verified by a tick stays so: an admin made sure of who the company is, without a paper that is kept.
INSERT INTO company_proofs (company_id, kind, state, reviewed_at, created_at)
SELECT id, 'identity', 'verified', updated_at, updated_at FROM companies WHERE verified;
--> statement-breakpoint
-- Whether a company is what it says and nothing that its trades need has expired: what companies.verified is.
CREATE FUNCTION company_is_verified(company uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM company_proofs WHERE company_id = company AND state = 'verified' AND kind IN ('commercialRegister', 'identity'))
    AND NOT EXISTS (
      SELECT FROM company_proofs AS gone
      WHERE gone.company_id = company AND gone.state = 'expired'
        AND NOT EXISTS (SELECT FROM company_proofs AS held
          WHERE held.company_id = company AND held.kind = gone.kind AND held.state = 'verified')
        AND EXISTS (SELECT FROM company_subcategories AS served JOIN subcategory_proofs AS asked ON asked.subcategory_id = served.subcategory_id
          WHERE served.company_id = company AND asked.kind = gone.kind AND asked.need = 'needed'))
$$;
--> statement-breakpoint
CREATE FUNCTION proof_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  company uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.company_id ELSE NEW.company_id END;
BEGIN
  UPDATE companies SET verified = NOT verified WHERE id = company AND verified <> company_is_verified(id);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Trades that a company takes up or leaves: what they need changes only what has expired.
CREATE FUNCTION served_trades_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE companies SET verified = NOT verified WHERE verified <> company_is_verified(id)
    AND id IN (SELECT changed.company_id FROM changed JOIN company_proofs USING (company_id) WHERE state = 'expired');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION trade_needs_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE companies SET verified = NOT verified WHERE verified <> company_is_verified(id)
    AND id IN (SELECT company_id FROM company_proofs JOIN company_subcategories USING (company_id)
      WHERE state = 'expired' AND subcategory_id IN (SELECT subcategory_id FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER company_proofs_changed AFTER INSERT OR DELETE OR UPDATE OF state ON company_proofs
  FOR EACH ROW EXECUTE FUNCTION proof_changed();
--> statement-breakpoint
CREATE TRIGGER company_subcategories_taken_up AFTER INSERT ON company_subcategories
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION served_trades_changed();
--> statement-breakpoint
CREATE TRIGGER company_subcategories_left AFTER DELETE ON company_subcategories
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION served_trades_changed();
--> statement-breakpoint
CREATE TRIGGER subcategory_proofs_added AFTER INSERT ON subcategory_proofs
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION trade_needs_changed();
--> statement-breakpoint
CREATE TRIGGER subcategory_proofs_changed AFTER UPDATE ON subcategory_proofs
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION trade_needs_changed();
--> statement-breakpoint
CREATE TRIGGER subcategory_proofs_removed AFTER DELETE ON subcategory_proofs
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION trade_needs_changed();
