-- outside a transaction
-- By this the statistics lead to the requests of a period that they count.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "job_requests_processed" ON "job_requests" USING btree ("processed_at","id") WHERE "job_requests"."processed_at" is not null;
