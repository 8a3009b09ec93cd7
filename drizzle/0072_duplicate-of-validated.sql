-- outside a transaction
-- The duplicates of a request are named on its page.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "request_desks_original" ON "request_desks" USING btree ("original_id","job_request_id") WHERE original_id is not null;--> statement-breakpoint
ALTER TABLE "request_desks" VALIDATE CONSTRAINT "request_desks_original_id_job_requests_id_fk";--> statement-breakpoint
ALTER TABLE "request_desks" VALIDATE CONSTRAINT "request_desks_original_of_duplicate";
