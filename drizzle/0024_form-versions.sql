CREATE TABLE "question_form_versions" (
	"subcategory_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"form" jsonb NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"note" text,
	"restored_from" integer,
	CONSTRAINT "question_form_versions_revision" PRIMARY KEY("subcategory_id","revision")
);
--> statement-breakpoint
ALTER TABLE "job_requests" ADD COLUMN "form_revision" integer;--> statement-breakpoint
ALTER TABLE "question_form_versions" ADD CONSTRAINT "question_form_versions_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_form_versions" ADD CONSTRAINT "question_form_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_form_versions" ADD CONSTRAINT "question_form_versions_restored" FOREIGN KEY ("subcategory_id","restored_from") REFERENCES "public"."question_form_versions"("subcategory_id","revision") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_form_versions_saved_by" ON "question_form_versions" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "job_requests_form_revision" ON "job_requests" USING btree ("subcategory_id","form_revision");