CREATE TABLE "backup_runs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"name" text,
	"bytes" bigint,
	"invariants" integer,
	"failure" text,
	CONSTRAINT "backup_runs_outcome" CHECK (case when "backup_runs"."ended_at" is null then num_nonnulls("backup_runs"."name", "backup_runs"."bytes", "backup_runs"."invariants", "backup_runs"."failure") = 0
        when "backup_runs"."failure" is null then num_nonnulls("backup_runs"."name", "backup_runs"."bytes", "backup_runs"."invariants") = 3
        else num_nonnulls("backup_runs"."name", "backup_runs"."bytes", "backup_runs"."invariants") = 0 end)
);
--> statement-breakpoint
CREATE INDEX "backup_runs_latest" ON "backup_runs" USING btree ("started_at" DESC NULLS LAST);