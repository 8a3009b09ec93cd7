-- outside a transaction
-- What has changed is looked for beside people at work.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_updated" ON "users" USING btree ("updated_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "companies_updated" ON "companies" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "tenderers_updated" ON "tenderers" USING btree ("updated_at","id");--> statement-breakpoint
ALTER TABLE "request_changes" VALIDATE CONSTRAINT "request_changes_job_request_id_job_requests_id_fk";
