CREATE TABLE "backup_codes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "backup_codes_position_unique" UNIQUE("user_id","position"),
	CONSTRAINT "backup_codes_position" CHECK ("backup_codes"."position" between 0 and 9)
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"sealed_key" text,
	"last_step" bigint,
	"credential_id" text,
	"public_key" text,
	"sign_count" bigint,
	"transports" text[],
	"confirmed_at" timestamp(3) with time zone,
	"last_used_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "second_factors_credential_unique" UNIQUE("credential_id"),
	CONSTRAINT "second_factors_kind_known" CHECK ("second_factors"."kind" in ('totp', 'passkey')),
	CONSTRAINT "second_factors_name_length" CHECK (length("second_factors"."name") between 1 and 60),
	CONSTRAINT "second_factors_app" CHECK (("second_factors"."kind" = 'totp') = ("second_factors"."sealed_key" is not null)),
	CONSTRAINT "second_factors_passkey" CHECK (("second_factors"."kind" = 'passkey') = ("second_factors"."credential_id" is not null and "second_factors"."public_key" is not null and "second_factors"."sign_count" is not null))
);
--> statement-breakpoint
CREATE TABLE "sign_in_tickets" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"by" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_tickets_hash_unique" UNIQUE("hash"),
	CONSTRAINT "sign_in_tickets_by_known" CHECK ("sign_in_tickets"."by" in ('password', 'code')),
	CONSTRAINT "sign_in_tickets_tries" CHECK ("sign_in_tickets"."tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "spent_challenges" (
	"key" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempts" DROP CONSTRAINT "attempts_kind_known";--> statement-breakpoint
ALTER TABLE "backup_codes" ADD CONSTRAINT "backup_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_tickets" ADD CONSTRAINT "sign_in_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "second_factors_user" ON "second_factors" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sign_in_tickets_user" ON "sign_in_tickets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_tickets_expires" ON "sign_in_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "spent_challenges_expires" ON "spent_challenges" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_kind_known" CHECK ("attempts"."kind" in ('accountPassword', 'addressPassword', 'accountSecondFactor', 'signUp', 'forgotPassword', 'signInCode', 'upload', 'export', 'message', 'draft'));