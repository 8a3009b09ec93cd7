-- outside a transaction
-- How many keys an account used in a day is counted beside people at work; why endpoints are off is looked at as well.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "idempotency_keys_user" ON "idempotency_keys" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "webhook_endpoints" VALIDATE CONSTRAINT "webhook_endpoints_off_known";
