-- outside a transaction
-- Photos that a company may show are looked for beside people at work.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "reviews_company_released" ON "reviews" USING btree ("company_id","shows_at","id") WHERE photos_released_at is not null and withheld_at is null;
