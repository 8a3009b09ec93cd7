CREATE TABLE "adopted_views" (
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"view_id" uuid NOT NULL,
	CONSTRAINT "adopted_views_pk" PRIMARY KEY("user_id","list")
);
--> statement-breakpoint
ALTER TABLE "adopted_views" ADD CONSTRAINT "adopted_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adopted_views" ADD CONSTRAINT "adopted_views_view_id_saved_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."saved_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adopted_views_view" ON "adopted_views" USING btree ("view_id");