-- outside a transaction
-- What is held back of a company's inbox is found by itself; statistics count a company's rows of some days in their index alone, when they were answered included.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "job_request_companies_held" ON "job_request_companies" USING btree ("company_id","held_until","folder") WHERE held_until is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "job_request_companies_received" ON "job_request_companies" USING btree ("company_id","created_at","job_request_id","response","seen_at","client_decision","held_until","responded_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "job_request_companies_company_created";
