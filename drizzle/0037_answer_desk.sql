CREATE TABLE "answer_templates" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"message" text NOT NULL,
	"price_min" integer,
	"price_max" integer,
	"price_unit" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_templates_name_unique" UNIQUE("company_id","name"),
	CONSTRAINT "answer_templates_unit_known" CHECK ("answer_templates"."price_unit" in ('total', 'hour', 'day', 'm2')),
	CONSTRAINT "answer_templates_price_ordered" CHECK ("answer_templates"."price_min" >= 0 and "answer_templates"."price_max" >= 0 and coalesce("answer_templates"."price_min" <= "answer_templates"."price_max", true))
);
--> statement-breakpoint
ALTER TABLE "job_request_companies" ADD COLUMN "first_responded_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "job_request_companies" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "answer_templates" ADD CONSTRAINT "answer_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_request_companies_declines" ON "job_request_companies" USING btree ("company_id","responded_at","decline_reason","job_request_id") WHERE decline_reason is not null;--> statement-breakpoint
ALTER TABLE "job_request_companies" ADD CONSTRAINT "job_request_companies_reason_known" CHECK ("job_request_companies"."decline_reason" in ('too_far', 'no_capacity', 'other_trade', 'too_small', 'low_budget', 'unclear', 'other'));--> statement-breakpoint
ALTER TABLE "job_request_companies" ADD CONSTRAINT "job_request_companies_reason_of_decline" CHECK ("job_request_companies"."decline_reason" is null or "job_request_companies"."response" = 'declined');