CREATE TABLE "job_request_mails" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"job_id" uuid NOT NULL,
	"job_request_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"settled_at" timestamp(3) with time zone,
	CONSTRAINT "job_request_mails_job_unique" UNIQUE("job_id"),
	CONSTRAINT "job_request_mails_outcome_known" CHECK ("job_request_mails"."outcome" in ('sent', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "job_request_notes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"job_request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_request_notes_kind_known" CHECK ("job_request_notes"."kind" in ('edited', 'asked'))
);
--> statement-breakpoint
DROP INDEX "job_request_companies_company_created";--> statement-breakpoint
ALTER TABLE "job_request_companies" ADD COLUMN "held_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "job_request_mails" ADD CONSTRAINT "job_request_mails_job_request_id_job_requests_id_fk" FOREIGN KEY ("job_request_id") REFERENCES "public"."job_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_request_mails" ADD CONSTRAINT "job_request_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_request_notes" ADD CONSTRAINT "job_request_notes_job_request_id_job_requests_id_fk" FOREIGN KEY ("job_request_id") REFERENCES "public"."job_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_request_notes" ADD CONSTRAINT "job_request_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_request_mails_request" ON "job_request_mails" USING btree ("job_request_id","created_at");--> statement-breakpoint
CREATE INDEX "job_request_mails_user" ON "job_request_mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "job_request_notes_request" ON "job_request_notes" USING btree ("job_request_id","created_at");--> statement-breakpoint
CREATE INDEX "job_request_notes_author" ON "job_request_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "job_request_companies_company_created" ON "job_request_companies" USING btree ("company_id","created_at","job_request_id","response","seen_at","client_decision","held_until");