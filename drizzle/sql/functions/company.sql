-- Functions of companies: what they cover, and what of them is proved.

-- Coverage is the product of a company's subcategories and subregions. Deletes follow the foreign keys.
CREATE FUNCTION company_coverage_grow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'company_subcategories' THEN
    INSERT INTO company_coverage (subcategory_id, subregion_id, company_id)
      SELECT come.subcategory_id, place.subregion_id, come.company_id
      FROM come JOIN company_subregions place USING (company_id)
      ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO company_coverage (subcategory_id, subregion_id, company_id)
      SELECT trade.subcategory_id, come.subregion_id, come.company_id
      FROM come JOIN company_subcategories trade USING (company_id)
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION coverage_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Added, never counted up in one row: those who change what companies cover do not wait for each other.
  INSERT INTO coverage_changes DEFAULT VALUES;
  RETURN NULL;
END $$;

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

CREATE FUNCTION proof_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  company uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.company_id ELSE NEW.company_id END;
BEGIN
  UPDATE companies SET verified = NOT verified WHERE id = company AND verified <> company_is_verified(id);
  RETURN NULL;
END $$;

-- Trades that a company takes up or leaves: what they need changes only what has expired.
CREATE FUNCTION served_trades_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE companies SET verified = NOT verified WHERE verified <> company_is_verified(id)
    AND id IN (SELECT changed.company_id FROM changed JOIN company_proofs USING (company_id) WHERE state = 'expired');
  RETURN NULL;
END $$;

CREATE FUNCTION trade_needs_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE companies SET verified = NOT verified WHERE verified <> company_is_verified(id)
    AND id IN (SELECT company_id FROM company_proofs JOIN company_subcategories USING (company_id)
      WHERE state = 'expired' AND subcategory_id IN (SELECT subcategory_id FROM changed));
  RETURN NULL;
END $$;

-- What identifies a company does so under the name and the number that it had: they change once it has ended.
CREATE FUNCTION company_identity_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM company_proofs WHERE company_id = NEW.id AND state = 'verified' AND kind IN ('commercialRegister', 'identity')) THEN
    RAISE EXCEPTION 'a company is identified by its name and number' USING ERRCODE = 'check_violation', CONSTRAINT = 'companies_identified';
  END IF;
  RETURN NEW;
END $$;
