CREATE TABLE "data_accesses" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"tenderer_id" uuid NOT NULL,
	"job_request_id" uuid,
	"actor_id" uuid NOT NULL,
	"company_id" uuid,
	"kind" text NOT NULL,
	"hour" timestamp(3) with time zone NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "data_accesses_once_an_hour" UNIQUE NULLS NOT DISTINCT("tenderer_id","job_request_id","actor_id","kind","hour"),
	CONSTRAINT "data_accesses_kind_known" CHECK ("data_accesses"."kind" in ('request', 'contact', 'profile', 'export'))
);
--> statement-breakpoint
ALTER TABLE "data_accesses" ADD CONSTRAINT "data_accesses_tenderer_id_tenderers_id_fk" FOREIGN KEY ("tenderer_id") REFERENCES "public"."tenderers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_accesses" ADD CONSTRAINT "data_accesses_job_request_id_job_requests_id_fk" FOREIGN KEY ("job_request_id") REFERENCES "public"."job_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_accesses" ADD CONSTRAINT "data_accesses_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_accesses" ADD CONSTRAINT "data_accesses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_accesses_tenderer_at" ON "data_accesses" USING btree ("tenderer_id","at","id");--> statement-breakpoint
CREATE INDEX "data_accesses_request_at" ON "data_accesses" USING btree ("job_request_id","at","id");--> statement-breakpoint
CREATE INDEX "data_accesses_at" ON "data_accesses" USING btree ("at");