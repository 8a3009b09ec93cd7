ALTER TABLE "job_request_companies" ADD COLUMN "agreed_company_name" text;--> statement-breakpoint
ALTER TABLE "job_request_companies" ADD COLUMN "agreed_company_uid" text;--> statement-breakpoint
ALTER TABLE "job_request_companies" ADD COLUMN "agreed_first_name" text;--> statement-breakpoint
ALTER TABLE "job_request_companies" ADD COLUMN "agreed_last_name" text;