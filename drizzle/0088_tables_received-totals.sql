CREATE TABLE "received_starts" (
	"since" date PRIMARY KEY NOT NULL,
	"complete" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "received_totals" (
	"since" date NOT NULL,
	"company_id" uuid NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "received_totals_pk" PRIMARY KEY("company_id","since")
);
--> statement-breakpoint
ALTER TABLE "received_totals" ADD CONSTRAINT "received_totals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "received_totals_most" ON "received_totals" USING btree ("since","count","company_id");