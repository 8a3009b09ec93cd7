CREATE TABLE "places" (
	"postal_code" text PRIMARY KEY NOT NULL,
	"locality" text NOT NULL,
	"words" text NOT NULL,
	"region_id" uuid NOT NULL,
	"subregion_id" uuid,
	CONSTRAINT "places_postal_code" CHECK ("places"."postal_code" ~ '^[1-9][0-9]{3}$')
);
--> statement-breakpoint
ALTER TABLE "subcategories" ADD COLUMN "keywords" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_subregion_in_region" FOREIGN KEY ("subregion_id","region_id") REFERENCES "public"."regions"("id","parent_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "places_words" ON "places" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "places_region" ON "places" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "places_subregion" ON "places" USING btree ("subregion_id");