ALTER TABLE "users" ADD COLUMN "lock_reason" text;--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" USING btree ("name" collate "fr-x-icu","id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("last_name" collate "fr-x-icu","first_name" collate "fr-x-icu","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_last_login" ON "users" USING btree ("last_login_at" NULLS FIRST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_locked" ON "users" USING btree ("created_at","id") WHERE deleted_at is null and locked_at is not null;--> statement-breakpoint
CREATE INDEX "users_unconfirmed" ON "users" USING btree ("created_at","id") WHERE deleted_at is null and locked_at is null and not email_confirmed;