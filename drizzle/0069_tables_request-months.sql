CREATE TABLE "job_request_months" (
	"scope" uuid NOT NULL,
	"month" date NOT NULL,
	"kind" text NOT NULL,
	"minutes" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "job_request_months_pk" PRIMARY KEY("scope","month","kind","minutes")
);
