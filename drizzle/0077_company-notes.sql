CREATE TABLE "company_notes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"company_id" uuid NOT NULL,
	CONSTRAINT "company_notes_text_length" CHECK (char_length("company_notes"."text") between 1 and 2000)
);
--> statement-breakpoint
ALTER TABLE "company_notes" ADD CONSTRAINT "company_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_notes" ADD CONSTRAINT "company_notes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_notes_company" ON "company_notes" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "company_notes_author" ON "company_notes" USING btree ("author_id");