ALTER TABLE "job_request_photos" ADD COLUMN "question_id" text;--> statement-breakpoint
ALTER TABLE "job_request_photos" ADD COLUMN "sensitive" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_requests" ADD COLUMN "masked_title" text;--> statement-breakpoint
ALTER TABLE "job_requests" ADD COLUMN "masked_description" text;