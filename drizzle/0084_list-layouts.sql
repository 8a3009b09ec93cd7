CREATE TABLE "list_layouts" (
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"view_id" uuid,
	"rows" text,
	"shown" text[] DEFAULT '{}' NOT NULL,
	"hidden" text[] DEFAULT '{}' NOT NULL,
	"order" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_layouts_once" UNIQUE NULLS NOT DISTINCT("user_id","list","view_id"),
	CONSTRAINT "list_layouts_rows_known" CHECK ("list_layouts"."rows" in ('compact', 'roomy')),
	CONSTRAINT "list_layouts_columns_limited" CHECK (greatest(cardinality("list_layouts"."shown"), cardinality("list_layouts"."hidden"), cardinality("list_layouts"."order")) <= 40)
);
--> statement-breakpoint
ALTER TABLE "list_layouts" ADD CONSTRAINT "list_layouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_layouts" ADD CONSTRAINT "list_layouts_view_id_saved_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."saved_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_layouts_view" ON "list_layouts" USING btree ("view_id");