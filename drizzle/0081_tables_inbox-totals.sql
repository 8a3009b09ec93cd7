CREATE TABLE "inbox_totals" (
	"company_id" uuid NOT NULL,
	"folder" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "inbox_totals_pk" PRIMARY KEY("company_id","folder")
);
--> statement-breakpoint
ALTER TABLE "inbox_totals" ADD CONSTRAINT "inbox_totals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_recipients" ADD COLUMN "folder" text;
