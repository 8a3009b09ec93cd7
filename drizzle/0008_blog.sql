CREATE TABLE "blog_images" (
	"blog_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "blog_images_pk" PRIMARY KEY("blog_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_kind_known";--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "reading_minutes" integer GENERATED ALWAYS AS (greatest(1, ceil(regexp_count(regexp_replace(content, '<[^>]*>', ' ', 'g'), '[^[:space:]]+') / 200.0))::integer) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple_unaccent', title), 'A') || setweight(to_tsvector('french_unaccent', title || ' ' || summary), 'B') || setweight(to_tsvector('french_unaccent', content), 'C')) STORED;--> statement-breakpoint
ALTER TABLE "blog_images" ADD CONSTRAINT "blog_images_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_images" ADD CONSTRAINT "blog_images_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_images_file" ON "blog_images" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "blogs_search" ON "blogs" USING gin ("search");--> statement-breakpoint
ALTER TABLE "files" DROP COLUMN "kind";