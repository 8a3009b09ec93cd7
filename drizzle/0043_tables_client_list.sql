DROP INDEX "job_requests_tenderer_created";--> statement-breakpoint
CREATE INDEX "job_requests_tenderer_created" ON "job_requests" USING btree ("tenderer_id","created_at","id","status","done_at");