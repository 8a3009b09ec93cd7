-- Old rows are looked at beside people at work: all are null, or among the visits that were known before.
ALTER TABLE "job_request_companies" VALIDATE CONSTRAINT "job_request_companies_vat_known";--> statement-breakpoint
ALTER TABLE "job_request_companies" VALIDATE CONSTRAINT "job_request_companies_duration_unit_known";--> statement-breakpoint
ALTER TABLE "job_request_companies" VALIDATE CONSTRAINT "job_request_companies_duration_has_unit";--> statement-breakpoint
ALTER TABLE "job_request_companies" VALIDATE CONSTRAINT "job_request_companies_visit_known";
