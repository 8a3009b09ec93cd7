CREATE TABLE "request_changes" (
	"job_request_id" uuid NOT NULL,
	"changed_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"reach" text NOT NULL,
	"company_id" uuid,
	CONSTRAINT "request_changes_pk" PRIMARY KEY("job_request_id","changed_at","id"),
	CONSTRAINT "request_changes_reach_known" CHECK ("request_changes"."reach" in ('everybody', 'company', 'client', 'office')),
	CONSTRAINT "request_changes_of_company" CHECK (("request_changes"."reach" = 'company') <= ("request_changes"."company_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "request_changes" ADD CONSTRAINT "request_changes_job_request_id_job_requests_id_fk" FOREIGN KEY ("job_request_id") REFERENCES "public"."job_requests"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX "request_changes_changed" ON "request_changes" USING btree ("changed_at","job_request_id");
--> statement-breakpoint
-- That a request changed, and who may know. Companies do not read its words as they were typed, its street and its answers: what an
-- admin or its client changes of them they know by its revision.
CREATE FUNCTION request_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reached text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    reached := 'everybody';
  ELSIF (OLD.revision, OLD.status, OLD.subcategory_id, OLD.subregion_id, OLD.masked_title, OLD.masked_description, OLD.postal_code, OLD.locality,
      OLD.start_preference, OLD.start_date, OLD.budget_min, OLD.budget_max, OLD.processed_at, OLD.canceled_at, OLD.done_at, OLD.erased_at, OLD.has_photos)
    IS DISTINCT FROM (NEW.revision, NEW.status, NEW.subcategory_id, NEW.subregion_id, NEW.masked_title, NEW.masked_description, NEW.postal_code, NEW.locality,
      NEW.start_preference, NEW.start_date, NEW.budget_min, NEW.budget_max, NEW.processed_at, NEW.canceled_at, NEW.done_at, NEW.erased_at, NEW.has_photos) THEN
    reached := 'everybody';
  ELSIF (OLD.title, OLD.description, OLD.street, OLD.answers, OLD.cancel_reason)
    IS DISTINCT FROM (NEW.title, NEW.description, NEW.street, NEW.answers, NEW.cancel_reason) THEN
    reached := 'client';
  ELSIF OLD.first_answered_at IS DISTINCT FROM NEW.first_answered_at THEN
    RETURN NULL;
  ELSE
    reached := 'office';
  END IF;
  INSERT INTO request_changes (job_request_id, changed_at, reach) VALUES (NEW.id, clock_timestamp(), reached);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The same of what was said about it: companies read what its client added.
CREATE FUNCTION request_note_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO request_changes (job_request_id, changed_at, reach)
    VALUES (NEW.job_request_id, clock_timestamp(), CASE WHEN NEW.kind = 'added' THEN 'everybody' ELSE 'client' END);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- And of what passes between it and one company, which is no business of the others. While a sending waits, only the back office knows.
CREATE FUNCTION recipient_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO request_changes (job_request_id, company_id, changed_at, reach)
    VALUES (NEW.job_request_id, NEW.company_id, clock_timestamp(), CASE WHEN NEW.held_until > now() THEN 'office' ELSE 'company' END);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Of a request that goes itself nothing is left to tell.
CREATE FUNCTION recipients_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO request_changes (job_request_id, company_id, changed_at, reach)
    SELECT job_request_id, company_id, clock_timestamp(), CASE WHEN held_until > now() THEN 'office' ELSE 'company' END FROM changed
    WHERE EXISTS (SELECT FROM job_requests WHERE job_requests.id = changed.job_request_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- When a profile or an account changed, whoever changes it.
CREATE FUNCTION row_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := clock_timestamp();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER job_requests_changed_insert AFTER INSERT ON job_requests FOR EACH ROW EXECUTE FUNCTION request_changed();
--> statement-breakpoint
CREATE TRIGGER job_requests_changed_update AFTER UPDATE ON job_requests FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION request_changed();
--> statement-breakpoint
CREATE TRIGGER job_request_notes_changed AFTER INSERT OR UPDATE ON job_request_notes FOR EACH ROW EXECUTE FUNCTION request_note_changed();
--> statement-breakpoint
CREATE TRIGGER job_request_companies_changed_insert AFTER INSERT ON job_request_companies
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION recipients_changed();
--> statement-breakpoint
CREATE TRIGGER job_request_companies_changed_update AFTER UPDATE ON job_request_companies FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION recipient_changed();
--> statement-breakpoint
CREATE TRIGGER job_request_companies_changed_delete AFTER DELETE ON job_request_companies
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION recipients_changed();
--> statement-breakpoint
CREATE TRIGGER companies_updated BEFORE UPDATE ON companies FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION row_updated();
--> statement-breakpoint
CREATE TRIGGER tenderers_updated BEFORE UPDATE ON tenderers FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION row_updated();
--> statement-breakpoint
-- Signing in, a password and a second factor change nothing of what a list tells.
CREATE TRIGGER users_updated BEFORE UPDATE ON users FOR EACH ROW
  WHEN ((OLD.email, OLD.username, OLD.first_name, OLD.last_name, OLD.phone, OLD.role, OLD.lang, OLD.email_confirmed, OLD.profile_completed,
      OLD.locked_at, OLD.deleted_at)
    IS DISTINCT FROM (NEW.email, NEW.username, NEW.first_name, NEW.last_name, NEW.phone, NEW.role, NEW.lang, NEW.email_confirmed,
      NEW.profile_completed, NEW.locked_at, NEW.deleted_at))
  EXECUTE FUNCTION row_updated();
