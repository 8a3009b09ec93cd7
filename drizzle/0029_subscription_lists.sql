DROP INDEX "subscriptions_ends";--> statement-breakpoint
CREATE INDEX "subscriptions_starts" ON "subscriptions" USING btree ("starts_on","id");--> statement-breakpoint
CREATE INDEX "subscriptions_canceled" ON "subscriptions" USING btree ("currency","starts_on","amount") WHERE "subscriptions"."canceled_at" is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_ends" ON "subscriptions" USING btree ("ends_on","id");