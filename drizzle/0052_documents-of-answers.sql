-- outside a transaction
-- Answers are looked for by their document beside people at work; that each names one that is there is looked at as well.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "job_request_companies_document" ON "job_request_companies" USING btree ("document_id") WHERE document_id is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "replaced_answers_document" ON "replaced_answers" USING btree ("document_id");--> statement-breakpoint
ALTER TABLE "job_request_companies" VALIDATE CONSTRAINT "job_request_companies_document_id_documents_id_fk";--> statement-breakpoint
ALTER TABLE "replaced_answers" VALIDATE CONSTRAINT "replaced_answers_document_id_documents_id_fk";--> statement-breakpoint
ALTER TABLE "job_request_companies" VALIDATE CONSTRAINT "job_request_companies_document_of_interest";
