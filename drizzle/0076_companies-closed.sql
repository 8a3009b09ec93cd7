-- outside a transaction
-- To which companies no request can be sent is found at once, beside thousands that serve a district.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "companies_closed" ON "companies" USING btree ("id") WHERE paused_at is not null or away_at is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_company_without_account" ON "users" USING btree ("id") WHERE role = 'Company' and (not email_confirmed or locked_at is not null or deleted_at is not null);
