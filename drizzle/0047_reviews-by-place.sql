-- outside a transaction
-- Reviews are looked for by trade and canton beside people at work; that each names ones that are there is looked at as well.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "reviews_place_shows" ON "reviews" USING btree ("subcategory_id","region_id","shows_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "reviews_region" ON "reviews" USING btree ("region_id");--> statement-breakpoint
ALTER TABLE "reviews" VALIDATE CONSTRAINT "reviews_subcategory_id_subcategories_id_fk";--> statement-breakpoint
ALTER TABLE "reviews" VALIDATE CONSTRAINT "reviews_region_id_regions_id_fk";
