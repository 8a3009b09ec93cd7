CREATE TABLE "company_holidays" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_holidays_days_ordered" CHECK ("company_holidays"."ends_on" - "company_holidays"."starts_on" between 0 and 365)
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "away_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "profile_revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "coverage_revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_holidays" ADD CONSTRAINT "company_holidays_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_holidays_company_ends" ON "company_holidays" USING btree ("company_id","ends_on","starts_on");--> statement-breakpoint
CREATE INDEX "company_holidays_ends" ON "company_holidays" USING btree ("ends_on","starts_on","company_id");