-- outside a transaction
-- Work that was done some days ago is looked for beside people at work.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "job_requests_done" ON "job_requests" USING btree ("done_at") WHERE "job_requests"."done_at" is not null;--> statement-breakpoint
ALTER TABLE "review_reminders" VALIDATE CONSTRAINT "review_reminders_job_request_id_job_requests_id_fk";
