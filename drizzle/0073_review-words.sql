-- outside a transaction
-- The back office looks for words among reviews, and reads the lowest first.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "reviews_lowest" ON "reviews" USING btree ("stars","shows_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "reviews_words" ON "reviews" USING gin ((to_tsvector('simple_unaccent', "body") || to_tsvector('french_unaccent', "body")));