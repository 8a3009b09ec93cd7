CREATE TABLE "replaced_answers" (
	"job_request_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"replaced_at" timestamp(3) with time zone NOT NULL,
	"response" text NOT NULL,
	"message" text,
	"price_min" integer,
	"price_max" integer,
	"price_unit" text,
	"available_from" date,
	"visit" text,
	"decline_reason" text,
	"responded_at" timestamp(3) with time zone,
	"first_responded_at" timestamp(3) with time zone,
	CONSTRAINT "replaced_answers_pk" PRIMARY KEY("job_request_id","company_id")
);
--> statement-breakpoint
ALTER TABLE "job_request_companies" ADD COLUMN "visit" text;--> statement-breakpoint
ALTER TABLE "replaced_answers" ADD CONSTRAINT "replaced_answers_recipient_fk" FOREIGN KEY ("job_request_id","company_id") REFERENCES "public"."job_request_companies"("job_request_id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_request_companies" ADD CONSTRAINT "job_request_companies_visit_known" CHECK ("job_request_companies"."visit" in ('offered', 'done')) NOT VALID;