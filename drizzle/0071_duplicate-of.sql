ALTER TABLE "request_desks" ADD COLUMN "original_id" uuid;--> statement-breakpoint
ALTER TABLE "request_desks" ADD CONSTRAINT "request_desks_original_id_job_requests_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."job_requests"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "request_desks" ADD CONSTRAINT "request_desks_original_of_duplicate" CHECK ("request_desks"."original_id" is null or ("request_desks"."mark" = 'duplicate' and "request_desks"."original_id" <> "request_desks"."job_request_id")) NOT VALID;
