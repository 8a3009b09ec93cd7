CREATE TABLE "audit_chain" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_chain_entry_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "known_origins" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"last_seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_origins_user_id_kind_key_pk" PRIMARY KEY("user_id","kind","key"),
	CONSTRAINT "known_origins_kind_known" CHECK ("known_origins"."kind" in ('device', 'address', 'browser'))
);
--> statement-breakpoint
CREATE TABLE "sign_in_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid,
	"subject" text,
	"method" text NOT NULL,
	"outcome" text NOT NULL,
	"call" text,
	"address" text NOT NULL,
	"device" text,
	"from_new_device" boolean DEFAULT false NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_events_method_known" CHECK ("sign_in_events"."method" in ('password', 'code', 'passkey', 'secondFactor', 'passwordReset', 'invitation', 'ownPassword', 'call')),
	CONSTRAINT "sign_in_events_outcome_known" CHECK ("sign_in_events"."outcome" in ('opened', 'confirmed', 'secondFactorAsked', 'wrong', 'paused', 'locked', 'forbidden'))
);
--> statement-breakpoint
ALTER TABLE "attempts" DROP CONSTRAINT "attempts_kind_known";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "details_digest" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "redacted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "asker" text;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "asker_known" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "known_origins" ADD CONSTRAINT "known_origins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_events" ADD CONSTRAINT "sign_in_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_origins_last_seen" ON "known_origins" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "sign_in_events_at" ON "sign_in_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "sign_in_events_user" ON "sign_in_events" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "sign_in_events_address" ON "sign_in_events" USING btree ("address","at","id");--> statement-breakpoint
CREATE INDEX "sign_in_events_refused" ON "sign_in_events" USING btree ("at","id") WHERE outcome <> 'opened';--> statement-breakpoint
CREATE INDEX "sign_in_events_subject" ON "sign_in_events" USING btree ("subject");--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_kind_known" CHECK ("attempts"."kind" in ('accountPassword', 'originPassword', 'devicePassword', 'addressPassword', 'accountSecondFactor', 'signUp', 'forgotPassword', 'signInCode', 'accountCode', 'strangerCode', 'knownCode', 'upload', 'export', 'message', 'draft'));