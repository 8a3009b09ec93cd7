ALTER TABLE "attempts" DROP CONSTRAINT "attempts_kind_known";--> statement-breakpoint
ALTER TABLE "verification_codes" DROP CONSTRAINT "verification_codes_purpose_known";--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "return_path" text;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "new_email" "citext";--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "old_email" "citext";--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_kind_known" CHECK ("attempts"."kind" in ('accountPassword', 'addressPassword', 'signUp', 'forgotPassword', 'signInCode', 'upload', 'export', 'message'));--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_return_path" CHECK ("verification_codes"."return_path" ~ '^/' and length("verification_codes"."return_path") <= 500);--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_change_of_email" CHECK (("verification_codes"."purpose" = 'changeEmail') = ("verification_codes"."new_email" is not null and "verification_codes"."old_email" is not null));--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_new_email_length" CHECK (length("verification_codes"."new_email"::text) <= 254);--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_purpose_known" CHECK ("verification_codes"."purpose" in ('confirm', 'reset', 'invite', 'signIn', 'changeEmail', 'proof'));