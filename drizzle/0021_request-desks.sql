CREATE TABLE "office_notes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"job_request_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "office_notes_text_length" CHECK (char_length("office_notes"."text") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "request_desks" (
	"job_request_id" uuid PRIMARY KEY NOT NULL,
	"assignee_id" uuid,
	"mark" text,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "request_desks_mark_known" CHECK ("request_desks"."mark" in ('duplicate', 'junk'))
);
--> statement-breakpoint
CREATE TABLE "request_reminders" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"job_request_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"by_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "office_notes" ADD CONSTRAINT "office_notes_job_request_id_job_requests_id_fk" FOREIGN KEY ("job_request_id") REFERENCES "public"."job_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_notes" ADD CONSTRAINT "office_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_desks" ADD CONSTRAINT "request_desks_job_request_id_job_requests_id_fk" FOREIGN KEY ("job_request_id") REFERENCES "public"."job_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_desks" ADD CONSTRAINT "request_desks_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_reminders" ADD CONSTRAINT "request_reminders_job_request_id_job_requests_id_fk" FOREIGN KEY ("job_request_id") REFERENCES "public"."job_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_reminders" ADD CONSTRAINT "request_reminders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_reminders" ADD CONSTRAINT "request_reminders_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "office_notes_request" ON "office_notes" USING btree ("job_request_id","created_at");--> statement-breakpoint
CREATE INDEX "office_notes_author" ON "office_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "request_desks_assignee" ON "request_desks" USING btree ("assignee_id","job_request_id");--> statement-breakpoint
CREATE INDEX "request_desks_mark" ON "request_desks" USING btree ("mark","job_request_id") WHERE mark is not null;--> statement-breakpoint
CREATE INDEX "request_reminders_recipient" ON "request_reminders" USING btree ("job_request_id","company_id","created_at");--> statement-breakpoint
CREATE INDEX "request_reminders_company" ON "request_reminders" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "request_reminders_by" ON "request_reminders" USING btree ("by_id");