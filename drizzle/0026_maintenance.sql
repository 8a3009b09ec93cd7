CREATE TABLE "maintenance" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"started_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp(3) with time zone,
	CONSTRAINT "maintenance_only_one" CHECK ("maintenance"."only")
);
