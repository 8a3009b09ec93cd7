CREATE TABLE "account_totals" (
	"role" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_request_waits" (
	"scope" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"minutes" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "job_request_waits_pk" PRIMARY KEY("scope","day","kind","minutes")
);
--> statement-breakpoint
CREATE TABLE "recipient_days" (
	"day" date PRIMARY KEY NOT NULL,
	"sent" integer NOT NULL,
	"answered" integer NOT NULL,
	"interested" integer NOT NULL,
	"accepted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_days" (
	"day" date NOT NULL,
	"currency" char(3) NOT NULL,
	"starts" integer NOT NULL,
	"ends" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "subscription_days_pk" PRIMARY KEY("day","currency")
);
--> statement-breakpoint
ALTER TABLE "job_requests" ADD COLUMN "first_answered_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "job_request_companies_created" ON "job_request_companies" USING btree ("created_at","company_id","response","client_decision");