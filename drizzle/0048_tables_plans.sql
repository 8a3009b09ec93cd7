CREATE TABLE "job_request_plans" (
	"job_request_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "job_request_plans_pk" PRIMARY KEY("job_request_id","document_id")
);
--> statement-breakpoint
ALTER TABLE "job_request_plans" ADD CONSTRAINT "job_request_plans_job_request_id_job_requests_id_fk" FOREIGN KEY ("job_request_id") REFERENCES "public"."job_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_request_plans" ADD CONSTRAINT "job_request_plans_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_request_plans_document" ON "job_request_plans" USING btree ("document_id");