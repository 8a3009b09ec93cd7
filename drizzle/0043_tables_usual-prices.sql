CREATE TABLE "price_statements" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"made_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "price_statements_only" CHECK ("price_statements"."only")
);
--> statement-breakpoint
CREATE TABLE "usual_prices" (
	"subcategory_id" uuid NOT NULL,
	"currency" char(3) NOT NULL,
	"region_id" uuid,
	"place" uuid GENERATED ALWAYS AS (coalesce(region_id, subcategory_id)) STORED NOT NULL,
	"count" integer NOT NULL,
	"low" integer NOT NULL,
	"median" integer NOT NULL,
	"high" integer NOT NULL,
	"stated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "usual_prices_pk" PRIMARY KEY("subcategory_id","currency","place"),
	CONSTRAINT "usual_prices_ordered" CHECK (0 <= "usual_prices"."low" and "usual_prices"."low" <= "usual_prices"."median" and "usual_prices"."median" <= "usual_prices"."high")
);
--> statement-breakpoint
ALTER TABLE "usual_prices" ADD CONSTRAINT "usual_prices_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usual_prices" ADD CONSTRAINT "usual_prices_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "usual_prices_region" ON "usual_prices" USING btree ("region_id");