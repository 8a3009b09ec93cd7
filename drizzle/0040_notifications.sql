CREATE TABLE "held_mails" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"why" text NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"digest_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "held_mails_why_known" CHECK ("held_mails"."why" in ('daily', 'quiet'))
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"digest_hour" smallint DEFAULT 18 NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"last_digest_on" date,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_settings_choices_known" CHECK (jsonb_typeof("notification_settings"."choices") = 'object' and not jsonb_path_exists("notification_settings"."choices", '$.* ? (@ != "daily" && @ != "off")')),
	CONSTRAINT "notification_settings_digest_hour" CHECK (digest_hour between 7 and 20),
	CONSTRAINT "notification_settings_quiet_hours" CHECK ((quiet_from is null) = (quiet_to is null) and quiet_from between 0 and 23 and quiet_to between 0 and 23 and quiet_from <> quiet_to)
);
--> statement-breakpoint
ALTER TABLE "job_request_mails" DROP CONSTRAINT "job_request_mails_outcome_known";--> statement-breakpoint
ALTER TABLE "held_mails" ADD CONSTRAINT "held_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_mails_due" ON "held_mails" USING btree ("why","due_at") WHERE digest_id is null;--> statement-breakpoint
CREATE INDEX "held_mails_user" ON "held_mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "held_mails_digest" ON "held_mails" USING btree ("digest_id") WHERE digest_id is not null;--> statement-breakpoint
ALTER TABLE "job_request_mails" ADD CONSTRAINT "job_request_mails_outcome_known" CHECK ("job_request_mails"."outcome" in ('sent', 'digested', 'skipped', 'off'));