ALTER TABLE "job_request_companies" ADD COLUMN "reject_reason" text;--> statement-breakpoint
ALTER TABLE "job_request_companies" ADD COLUMN "reject_note" text;--> statement-breakpoint
ALTER TABLE "job_requests" ADD COLUMN "done_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "job_requests" ADD COLUMN "done_on" date;--> statement-breakpoint
ALTER TABLE "job_requests" ADD COLUMN "done_company_id" uuid;--> statement-breakpoint
ALTER TABLE "job_requests" ADD CONSTRAINT "job_requests_done_company_id_companies_id_fk" FOREIGN KEY ("done_company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_requests_done_company" ON "job_requests" USING btree ("done_company_id","done_at") WHERE "job_requests"."done_company_id" is not null;--> statement-breakpoint
ALTER TABLE "job_request_companies" ADD CONSTRAINT "job_request_companies_reject_reason_known" CHECK ("job_request_companies"."reject_reason" in ('price', 'timing', 'otherCompany', 'tooVague', 'postponed', 'other'));--> statement-breakpoint
ALTER TABLE "job_request_companies" ADD CONSTRAINT "job_request_companies_reason_of_rejection" CHECK ("job_request_companies"."client_decision" = 'rejected' or num_nonnulls("job_request_companies"."reject_reason", "job_request_companies"."reject_note") = 0);--> statement-breakpoint
ALTER TABLE "job_requests" ADD CONSTRAINT "job_requests_done_is_whole" CHECK (num_nonnulls("job_requests"."done_at", "job_requests"."done_on", "job_requests"."done_company_id") in (0, 3));--> statement-breakpoint
ALTER TABLE "job_requests" ADD CONSTRAINT "job_requests_done_is_processed" CHECK ("job_requests"."done_at" is null or "job_requests"."status" = 4);