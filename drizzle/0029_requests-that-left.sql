-- Old rows are looked at beside people at work: all are of kinds that were known before.
ALTER TABLE "data_accesses" VALIDATE CONSTRAINT "data_accesses_kind_known";--> statement-breakpoint
-- Companies answer what they were asked: of a request that has left the back office neither service nor district changes. A service
-- that is merged into another one takes its requests along, and is gone by the end of the transaction.
CREATE FUNCTION job_request_stays_what_it_is() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.subregion_id = OLD.subregion_id AND NOT EXISTS (SELECT FROM subcategories WHERE id = OLD.subcategory_id) THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'job request % has left the back office: its service and its district stay', OLD.id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'job_requests_sent_stays';
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER job_requests_sent_stays AFTER UPDATE ON job_requests DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.status <> 0 AND (NEW.subcategory_id <> OLD.subcategory_id OR NEW.subregion_id <> OLD.subregion_id))
  EXECUTE FUNCTION job_request_stays_what_it_is();
