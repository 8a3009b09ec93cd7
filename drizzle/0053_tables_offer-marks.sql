ALTER TABLE "job_request_companies" ADD COLUMN "offer_lines" smallint;--> statement-breakpoint
ALTER TABLE "job_request_companies" ADD COLUMN "offer_version" smallint;--> statement-breakpoint
ALTER TABLE "vat_rates" ADD COLUMN "id" uuid DEFAULT uuidv7() NOT NULL;--> statement-breakpoint
ALTER TABLE "vat_rates" ADD CONSTRAINT "vat_rates_id" UNIQUE("id");--> statement-breakpoint
-- What an answer says of its offer, so that whoever reads the answer need not ask: the lines of the one that stands, and the latest version.
CREATE FUNCTION offer_marks_answer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  request uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.job_request_id ELSE NEW.job_request_id END;
  company uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.company_id ELSE NEW.company_id END;
BEGIN
  UPDATE job_request_companies AS r SET offer_lines = o.lines, offer_version = o.version
  FROM (SELECT max(line_count) FILTER (WHERE state = 'current') AS lines, max(version) AS version FROM offers
    WHERE job_request_id = request AND company_id = company) AS o
  WHERE r.job_request_id = request AND r.company_id = company
    AND (r.offer_lines, r.offer_version) IS DISTINCT FROM (o.lines, o.version);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A version that was given, and what becomes of an amendment. One that is put back from the bin is told as its request is.
CREATE FUNCTION webhook_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF webhooks_wanted() THEN
    PERFORM webhook_note(CASE WHEN NEW.kind = 'offer' THEN 'offer.given' WHEN NEW.state = 'proposed' THEN 'amendment.proposed'
      WHEN NEW.state = 'current' THEN 'amendment.accepted' WHEN NEW.state = 'refused' THEN 'amendment.refused' ELSE 'amendment.withdrawn' END,
      jsonb_build_object('jobRequestId', NEW.job_request_id, 'companyId', NEW.company_id, 'offerId', NEW.id),
      ARRAY[tenderers.user_id, companies.user_id], NULL)
      FROM job_requests JOIN tenderers ON tenderers.id = job_requests.tenderer_id JOIN companies ON companies.id = NEW.company_id
      WHERE job_requests.id = NEW.job_request_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER offers_mark_answer AFTER INSERT OR DELETE OR UPDATE OF state ON offers
  FOR EACH ROW EXECUTE FUNCTION offer_marks_answer();
--> statement-breakpoint
CREATE TRIGGER offers_webhook_insert AFTER INSERT ON offers FOR EACH ROW
  WHEN (NEW.state IN ('current', 'proposed')) EXECUTE FUNCTION webhook_offer();
--> statement-breakpoint
CREATE TRIGGER offers_webhook_update AFTER UPDATE OF state ON offers FOR EACH ROW
  WHEN (OLD.state = 'proposed' AND NEW.state <> OLD.state) EXECUTE FUNCTION webhook_offer();
--> statement-breakpoint
CREATE TRIGGER vat_rates_stay BEFORE INSERT OR UPDATE OR DELETE ON vat_rates FOR EACH ROW EXECUTE FUNCTION vat_rate_stays();
--> statement-breakpoint
-- Answers that are offers already: few, by key.
UPDATE job_request_companies AS r SET offer_lines = o.lines, offer_version = o.version
FROM (SELECT job_request_id, company_id, max(line_count) FILTER (WHERE state = 'current') AS lines, max(version) AS version FROM offers
  GROUP BY job_request_id, company_id) AS o
WHERE r.job_request_id = o.job_request_id AND r.company_id = o.company_id;
