CREATE TABLE "rate_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	"until" timestamp(3) with time zone NOT NULL
);
