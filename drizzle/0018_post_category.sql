ALTER TABLE "blogs" ADD COLUMN "category_id" uuid;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blogs_category" ON "blogs" USING btree ("category_id","published","published_at","id");