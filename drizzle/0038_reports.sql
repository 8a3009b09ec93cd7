CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"about_id" uuid NOT NULL,
	"job_request_id" uuid,
	"reason" text NOT NULL,
	"note" text,
	"outcome" text,
	"settled_at" timestamp(3) with time zone,
	"settled_by" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_kind_known" CHECK ("reports"."kind" in ('message', 'review', 'company', 'jobRequest', 'user')),
	CONSTRAINT "reports_reason_known" CHECK ("reports"."reason" in ('insult', 'fraud', 'advertising', 'personalData', 'unlawful', 'other')),
	CONSTRAINT "reports_outcome_known" CHECK ("reports"."outcome" in ('acted', 'dismissed')),
	CONSTRAINT "reports_settled_whole" CHECK (("reports"."outcome" is null) = ("reports"."settled_at" is null)),
	CONSTRAINT "reports_of_others" CHECK ("reports"."reporter_id" <> "reports"."about_id"),
	CONSTRAINT "reports_note_length" CHECK (char_length("reports"."note") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_job_request_id_job_requests_id_fk" FOREIGN KEY ("job_request_id") REFERENCES "public"."job_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_once" ON "reports" USING btree ("reporter_id","kind","entity_id") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("created_at","id") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "reports_settled" ON "reports" USING btree ("settled_at","id") WHERE settled_at is not null;--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "reports_about" ON "reports" USING btree ("about_id","reporter_id");--> statement-breakpoint
CREATE INDEX "reports_job_request" ON "reports" USING btree ("job_request_id");--> statement-breakpoint
CREATE INDEX "reports_settled_by" ON "reports" USING btree ("settled_by");