ALTER TABLE "webhook_endpoints" DROP CONSTRAINT "webhook_endpoints_off_known";--> statement-breakpoint
ALTER TABLE "usual_prices" ADD COLUMN "told" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "slow_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_off_known" CHECK ("webhook_endpoints"."off_reason" in ('owner', 'gone', 'failing', 'backlog')) NOT VALID;
