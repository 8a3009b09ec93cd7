CREATE TABLE "slug_history" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"target_id" uuid NOT NULL,
	"category_id" uuid GENERATED ALWAYS AS (case when kind = 'category' then target_id end) STORED,
	"subcategory_id" uuid GENERATED ALWAYS AS (case when kind = 'subCategory' then target_id end) STORED,
	"blog_id" uuid GENERATED ALWAYS AS (case when kind = 'blog' then target_id end) STORED,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "slug_history_pk" PRIMARY KEY("kind","slug"),
	CONSTRAINT "slug_history_kind_known" CHECK ("slug_history"."kind" in ('category', 'subCategory', 'blog'))
);
--> statement-breakpoint
ALTER TABLE "slug_history" ADD CONSTRAINT "slug_history_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slug_history" ADD CONSTRAINT "slug_history_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slug_history" ADD CONSTRAINT "slug_history_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slug_history_category" ON "slug_history" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "slug_history_subcategory" ON "slug_history" USING btree ("subcategory_id");--> statement-breakpoint
CREATE INDEX "slug_history_blog" ON "slug_history" USING btree ("blog_id");