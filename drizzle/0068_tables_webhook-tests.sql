-- outside a transaction
-- How many tests of its endpoints an account has sent lately.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_events_tests" ON "webhook_events" USING btree ("told","created_at") WHERE type = 'webhook.test';
