CREATE TABLE "question_form_drafts" (
	"subcategory_id" uuid PRIMARY KEY NOT NULL,
	"form" jsonb,
	"base_revision" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_form_progress" (
	"subcategory_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"screen" text NOT NULL,
	"shown" integer NOT NULL,
	"passed" integer NOT NULL,
	CONSTRAINT "question_form_progress_pk" PRIMARY KEY("subcategory_id","revision","screen")
);
--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "meta_description" text;--> statement-breakpoint
ALTER TABLE "question_form_drafts" ADD CONSTRAINT "question_form_drafts_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_form_drafts" ADD CONSTRAINT "question_form_drafts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_form_progress" ADD CONSTRAINT "question_form_progress_version" FOREIGN KEY ("subcategory_id","revision") REFERENCES "public"."question_form_versions"("subcategory_id","revision") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_form_drafts_saved_by" ON "question_form_drafts" USING btree ("saved_by");