ALTER TABLE "blog_images" ADD COLUMN "pending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "cover_alt" text;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "changed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blogs_updated" ON "blogs" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "blogs_title" ON "blogs" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "blogs_author" ON "blogs" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "blogs_english" ON "blogs" USING btree ("published_at","id") WHERE "blogs"."published" and "blogs"."translations" ? 'en';--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_changes_have_time" CHECK (("blogs"."changes" is null) = ("blogs"."changed_at" is null));