CREATE TABLE "webhook_slow_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_slow_accounts" ADD CONSTRAINT "webhook_slow_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;