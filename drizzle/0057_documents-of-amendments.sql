-- outside a transaction
-- Versions are looked for by their document beside people at work; that each names one that is there is looked at as well.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "offers_document" ON "offers" USING btree ("document_id") WHERE document_id is not null;--> statement-breakpoint
ALTER TABLE "offers" VALIDATE CONSTRAINT "offers_document_id_documents_id_fk";--> statement-breakpoint
ALTER TABLE "offers" VALIDATE CONSTRAINT "offers_document_of_amendment";
