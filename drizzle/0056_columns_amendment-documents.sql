ALTER TABLE "offers" ADD COLUMN "document_id" uuid;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_document_of_amendment" CHECK ("offers"."document_id" is null or "offers"."kind" = 'amendment') NOT VALID;--> statement-breakpoint
-- A version stays as it was sent. Only its words and its PDF go with an account, and its state follows the answer or the client's decision.
CREATE OR REPLACE FUNCTION offer_stays() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  loose CONSTANT text[] := ARRAY['state', 'message', 'payment_terms', 'document_id', 'reason', 'settled_at', 'note'];
  decision text;
BEGIN
  IF to_jsonb(NEW) - loose <> to_jsonb(OLD) - loose
    OR NEW.message IS DISTINCT FROM OLD.message AND NEW.message IS NOT NULL
    OR NEW.payment_terms IS DISTINCT FROM OLD.payment_terms AND NEW.payment_terms IS NOT NULL
    OR NEW.document_id IS DISTINCT FROM OLD.document_id AND NEW.document_id IS NOT NULL
    OR NEW.reason IS DISTINCT FROM OLD.reason AND NEW.reason IS NOT NULL
    OR OLD.settled_at IS NOT NULL AND (NEW.settled_at IS DISTINCT FROM OLD.settled_at OR NEW.note IS DISTINCT FROM OLD.note AND NEW.note IS NOT NULL) THEN
    RAISE EXCEPTION 'an offer that was sent does not change' USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_stay';
  END IF;
  IF NEW.state <> OLD.state THEN
    SELECT client_decision INTO decision FROM job_request_companies WHERE job_request_id = NEW.job_request_id AND company_id = NEW.company_id;
    IF NOT (CASE
      WHEN OLD.state = 'proposed' THEN NEW.state IN ('current', 'refused', 'withdrawn')
      WHEN OLD.state = 'replaced' THEN NEW.state = 'current' AND NEW.kind = 'offer' AND decision = 'none'
      WHEN OLD.state = 'current' THEN NEW.state = 'replaced' AND (decision = 'none' OR EXISTS (SELECT FROM offers
        WHERE job_request_id = NEW.job_request_id AND company_id = NEW.company_id AND state = 'proposed'))
      ELSE false END) THEN
      RAISE EXCEPTION 'an offer does not go from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_state_order';
    END IF;
  END IF;
  RETURN NEW;
END $$;
