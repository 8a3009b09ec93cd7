CREATE TABLE "password_attempts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"key" text NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verification_codes_purpose_known" CHECK ("verification_codes"."purpose" in ('confirm', 'reset')),
	CONSTRAINT "verification_codes_tries" CHECK ("verification_codes"."tries" between 0 and 5)
);
--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_attempts_key" ON "password_attempts" USING btree ("key","at");--> statement-breakpoint
CREATE INDEX "password_attempts_at" ON "password_attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "verification_codes_subject" ON "verification_codes" USING btree ("subject","purpose","created_at");--> statement-breakpoint
CREATE INDEX "verification_codes_user" ON "verification_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_codes_created" ON "verification_codes" USING btree ("created_at");