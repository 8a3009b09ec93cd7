ALTER TABLE "job_request_companies" DROP CONSTRAINT "job_request_companies_visit_known";--> statement-breakpoint
ALTER TABLE "job_request_companies" ADD COLUMN "vat" text;--> statement-breakpoint
ALTER TABLE "job_request_companies" ADD COLUMN "duration" smallint;--> statement-breakpoint
ALTER TABLE "job_request_companies" ADD COLUMN "duration_unit" text;--> statement-breakpoint
ALTER TABLE "replaced_answers" ADD COLUMN "vat" text;--> statement-breakpoint
ALTER TABLE "replaced_answers" ADD COLUMN "duration" smallint;--> statement-breakpoint
ALTER TABLE "replaced_answers" ADD COLUMN "duration_unit" text;--> statement-breakpoint
ALTER TABLE "job_request_companies" ADD CONSTRAINT "job_request_companies_vat_known" CHECK ("job_request_companies"."vat" in ('included', 'excluded', 'exempt')) NOT VALID;--> statement-breakpoint
ALTER TABLE "job_request_companies" ADD CONSTRAINT "job_request_companies_duration_unit_known" CHECK ("job_request_companies"."duration_unit" in ('hour', 'day', 'week')) NOT VALID;--> statement-breakpoint
ALTER TABLE "job_request_companies" ADD CONSTRAINT "job_request_companies_duration_has_unit" CHECK (("job_request_companies"."duration" is null) = ("job_request_companies"."duration_unit" is null) and coalesce("job_request_companies"."duration" > 0, true)) NOT VALID;--> statement-breakpoint
ALTER TABLE "job_request_companies" ADD CONSTRAINT "job_request_companies_visit_known" CHECK ("job_request_companies"."visit" in ('offered', 'done', 'required', 'unneeded')) NOT VALID;
