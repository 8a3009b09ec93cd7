CREATE TABLE "review_reminders" (
	"job_request_id" uuid PRIMARY KEY NOT NULL,
	"days" smallint NOT NULL,
	"reminded_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_reminders" ADD CONSTRAINT "review_reminders_job_request_id_job_requests_id_fk" FOREIGN KEY ("job_request_id") REFERENCES "public"."job_requests"("id") ON DELETE cascade ON UPDATE no action NOT VALID;