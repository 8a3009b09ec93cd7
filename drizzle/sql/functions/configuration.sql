-- Functions of the settings: currency and rates of value added tax.

-- The currency of amounts that nobody says another of: the platform's, as it is set now.
CREATE FUNCTION site_currency() RETURNS char(3) LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT value #>> '{}' FROM application_config WHERE key = 'site.currency'), 'EUR')::char(3)
$$;

-- Offers: whether a rate of the value added tax holds on a day.
CREATE FUNCTION vat_rate_holds(asked smallint, on_day date) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT EXISTS (SELECT FROM vat_rates AS r WHERE r.rate = asked AND r.valid_from <= on_day AND NOT EXISTS (
    SELECT FROM vat_rates AS later WHERE later.kind = r.kind AND later.valid_from > r.valid_from AND later.valid_from <= on_day))
$$;

-- Offers were reckoned by the rates that hold or held: those stay as they are, and another one begins on a day to come.
CREATE FUNCTION vat_rate_stays() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  today CONSTANT date := (now() AT TIME ZONE 'Europe/Zurich')::date;
BEGIN
  IF TG_OP = 'UPDATE' OR TG_OP = 'INSERT' AND NEW.valid_from <= today OR TG_OP = 'DELETE' AND OLD.valid_from <= today THEN
    RAISE EXCEPTION 'a rate that has begun does not change' USING ERRCODE = 'check_violation', CONSTRAINT = 'vat_rates_stay';
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  RETURN NEW;
END $$;
