ALTER TABLE "idempotency_keys" ALTER COLUMN "job_request_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "sealed_answer" text;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_one_answer" CHECK (("idempotency_keys"."job_request_id" is null) <> ("idempotency_keys"."sealed_answer" is null)) NOT VALID;