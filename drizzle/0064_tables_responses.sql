-- outside a transaction
-- The answers of companies stand in the order in which they came.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "job_request_companies_responses" ON "job_request_companies" USING btree ("responded_at","job_request_id","company_id","response","client_decision") WHERE response <> 'none';
