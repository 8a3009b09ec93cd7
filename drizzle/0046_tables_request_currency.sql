ALTER TABLE "job_requests" ADD COLUMN "currency" char(3);--> statement-breakpoint
UPDATE "job_requests" SET "currency" = coalesce((SELECT "value" #>> '{}' FROM "application_config" WHERE "key" = 'site.currency'), 'EUR');--> statement-breakpoint
ALTER TABLE "job_requests" ALTER COLUMN "currency" SET NOT NULL;
