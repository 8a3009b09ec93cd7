DROP INDEX "audit_entries_search";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple_unaccent', translate(coalesce(details->>'name', details->>'title', details->>'number', details->>'key', ''), '.-', '  '))) STORED;--> statement-breakpoint
CREATE INDEX "audit_entries_search" ON "audit_entries" USING gin ("words");