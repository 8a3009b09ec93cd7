CREATE TABLE "request_wishes" (
	"job_request_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "showcase_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"former" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "showcase_slugs_shape" CHECK ("showcase_slugs"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length("showcase_slugs"."slug") between 3 and 60)
);
--> statement-breakpoint
CREATE TABLE "showcases" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"published_at" timestamp(3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trade_places" (
	"category_id" uuid NOT NULL,
	"subcategory_id" uuid,
	"region_id" uuid NOT NULL,
	"companies" integer NOT NULL,
	CONSTRAINT "trade_places_once" UNIQUE NULLS NOT DISTINCT("category_id","subcategory_id","region_id")
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "subcategory_id" uuid;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "region_id" uuid;--> statement-breakpoint
ALTER TABLE "request_wishes" ADD CONSTRAINT "request_wishes_job_request_id_job_requests_id_fk" FOREIGN KEY ("job_request_id") REFERENCES "public"."job_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_wishes" ADD CONSTRAINT "request_wishes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase_slugs" ADD CONSTRAINT "showcase_slugs_company_id_showcases_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."showcases"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcases" ADD CONSTRAINT "showcases_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_places" ADD CONSTRAINT "trade_places_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_places" ADD CONSTRAINT "trade_places_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_places" ADD CONSTRAINT "trade_places_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_wishes_company" ON "request_wishes" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "showcase_slugs_current" ON "showcase_slugs" USING btree ("company_id") WHERE not former;--> statement-breakpoint
CREATE INDEX "showcase_slugs_company" ON "showcase_slugs" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "showcases_published" ON "showcases" USING btree ("company_id") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "trade_places_subcategory" ON "trade_places" USING btree ("subcategory_id");--> statement-breakpoint
CREATE INDEX "trade_places_region" ON "trade_places" USING btree ("region_id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE OR REPLACE FUNCTION review_written() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  request job_requests;
  other timestamptz;
BEGIN
  SELECT * INTO request FROM job_requests WHERE id = NEW.job_request_id FOR NO KEY UPDATE;
  IF request.done_at IS NULL OR request.done_company_id <> NEW.company_id OR request.tenderer_id <> NEW.tenderer_id THEN
    RAISE EXCEPTION 'only those who had the work done, or did it, review it' USING ERRCODE = 'check_violation', CONSTRAINT = 'reviews_of_done_work';
  END IF;
  IF TG_TABLE_NAME = 'reviews' THEN
    NEW.subcategory_id := request.subcategory_id;
    NEW.region_id := request.region_id;
    SELECT shows_at INTO other FROM client_reviews WHERE job_request_id = NEW.job_request_id;
  ELSE
    SELECT shows_at INTO other FROM reviews WHERE job_request_id = NEW.job_request_id;
  END IF;
  IF NEW.created_at >= request.done_at + interval '60 days' OR coalesce(other <= NEW.created_at, false) THEN
    RAISE EXCEPTION 'the time to review is over' USING ERRCODE = 'check_violation', CONSTRAINT = 'reviews_in_time';
  END IF;
  NEW.shows_at := CASE WHEN other IS NULL THEN NEW.created_at + interval '14 days' ELSE NEW.created_at END;
  IF other IS NOT NULL THEN
    IF TG_TABLE_NAME = 'reviews' THEN
      UPDATE client_reviews SET shows_at = NEW.created_at WHERE job_request_id = NEW.job_request_id;
    ELSE
      UPDATE reviews SET shows_at = NEW.created_at WHERE job_request_id = NEW.job_request_id;
    END IF;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
-- What the work was and where goes with the request.
CREATE FUNCTION review_follows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reviews SET subcategory_id = NEW.subcategory_id, region_id = NEW.region_id WHERE job_request_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER job_requests_reviews_follow AFTER UPDATE OF subcategory_id, region_id ON job_requests FOR EACH ROW
  WHEN (OLD.subcategory_id <> NEW.subcategory_id OR OLD.region_id <> NEW.region_id) EXECUTE FUNCTION review_follows();--> statement-breakpoint
UPDATE reviews SET subcategory_id = job_requests.subcategory_id, region_id = job_requests.region_id
FROM job_requests WHERE job_requests.id = reviews.job_request_id;
