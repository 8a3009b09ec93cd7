CREATE TABLE "request_guarantees" (
	"job_request_id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"answers" smallint NOT NULL,
	"outcome" text,
	"settled_at" timestamp(3) with time zone,
	"current_due_at" timestamp(3) with time zone NOT NULL,
	"counts_from" timestamp(3) with time zone NOT NULL,
	"check_at" timestamp(3) with time zone,
	"remind_at" timestamp(3) with time zone,
	"auto_sends" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "request_guarantees_outcome_known" CHECK ("request_guarantees"."outcome" in ('met', 'missed', 'ended')),
	CONSTRAINT "request_guarantees_settled_whole" CHECK (("request_guarantees"."outcome" is null) = ("request_guarantees"."settled_at" is null)),
	CONSTRAINT "request_guarantees_in_order" CHECK ("request_guarantees"."started_at" < "request_guarantees"."due_at" and "request_guarantees"."due_at" <= "request_guarantees"."current_due_at"),
	CONSTRAINT "request_guarantees_auto_sends" CHECK ("request_guarantees"."auto_sends" between 0 and 2),
	CONSTRAINT "request_guarantees_first_is_looked_at" CHECK ("request_guarantees"."outcome" is not null or "request_guarantees"."check_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "request_relaunches" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"job_request_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"uncovered" boolean NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"end" text,
	"ended_at" timestamp(3) with time zone,
	"sent_to" smallint,
	CONSTRAINT "request_relaunches_reason_known" CHECK ("request_relaunches"."reason" in ('missed', 'answersMissing', 'offersUnsuitable')),
	CONSTRAINT "request_relaunches_end_known" CHECK ("request_relaunches"."end" in ('sent', 'dismissed', 'ended')),
	CONSTRAINT "request_relaunches_ended_whole" CHECK (("request_relaunches"."end" is null) = ("request_relaunches"."ended_at" is null)),
	CONSTRAINT "request_relaunches_sent_to_some" CHECK (("request_relaunches"."sent_to" is not null) = ("request_relaunches"."end" is not null and "request_relaunches"."end" = 'sent') and coalesce("request_relaunches"."sent_to" > 0, true))
);
--> statement-breakpoint
ALTER TABLE "request_guarantees" ADD CONSTRAINT "request_guarantees_job_request_id_job_requests_id_fk" FOREIGN KEY ("job_request_id") REFERENCES "public"."job_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_relaunches" ADD CONSTRAINT "request_relaunches_job_request_id_job_requests_id_fk" FOREIGN KEY ("job_request_id") REFERENCES "public"."job_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_guarantees_started" ON "request_guarantees" USING btree ("started_at","outcome","job_request_id");--> statement-breakpoint
CREATE INDEX "request_guarantees_check" ON "request_guarantees" USING btree ("check_at") WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX "request_guarantees_remind" ON "request_guarantees" USING btree ("remind_at") WHERE remind_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "request_relaunches_open_once" ON "request_relaunches" USING btree ("job_request_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "request_relaunches_open" ON "request_relaunches" USING btree ("created_at","job_request_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "request_relaunches_request" ON "request_relaunches" USING btree ("job_request_id","created_at");