CREATE TABLE "application_config" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"type" text NOT NULL,
	"description" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_config_key_unique" UNIQUE("key"),
	CONSTRAINT "application_config_type_known" CHECK ("application_config"."type" in ('text', 'number', 'boolean', 'email', 'phone', 'json'))
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blogs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"summary" text NOT NULL,
	"content" text NOT NULL,
	"cover_image_id" uuid,
	"author_name" text NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"published_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blogs_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blogs_published_has_time" CHECK (not "blogs"."published" or "blogs"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text,
	"icon" text,
	"position" integer DEFAULT 0 NOT NULL,
	"popular" boolean DEFAULT false NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "subcategories" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"category_id" uuid NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text,
	"position" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"questions" jsonb NOT NULL,
	"questions_revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subcategories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "subcategories_id_category" UNIQUE("id","category_id")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"uid" text,
	"description" text,
	"website" text,
	"phone" text,
	"street" text,
	"postal_code" text,
	"locality" text,
	"founded_year" integer,
	"employees" text,
	"logo_id" uuid,
	"created_by_admin" boolean DEFAULT false NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"paused_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_user_unique" UNIQUE("user_id"),
	CONSTRAINT "companies_uid_unique" UNIQUE("uid"),
	CONSTRAINT "companies_employees_known" CHECK ("companies"."employees" in ('1', '2-5', '6-10', '11-50', '50+')),
	CONSTRAINT "companies_founded_year_plausible" CHECK ("companies"."founded_year" between 1500 and 2200)
);
--> statement-breakpoint
CREATE TABLE "company_coverage" (
	"subcategory_id" uuid NOT NULL,
	"subregion_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	CONSTRAINT "company_coverage_pk" PRIMARY KEY("subcategory_id","subregion_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "company_subcategories" (
	"company_id" uuid NOT NULL,
	"subcategory_id" uuid NOT NULL,
	CONSTRAINT "company_subcategories_pk" PRIMARY KEY("company_id","subcategory_id")
);
--> statement-breakpoint
CREATE TABLE "company_subregions" (
	"company_id" uuid NOT NULL,
	"subregion_id" uuid NOT NULL,
	CONSTRAINT "company_subregions_pk" PRIMARY KEY("company_id","subregion_id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text DEFAULT 'photo' NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_kind_known" CHECK ("files"."kind" in ('photo', 'logo', 'cover'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"job_request_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "job_request_companies" (
	"job_request_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp(3) with time zone,
	"response" text DEFAULT 'none' NOT NULL,
	"message" text,
	"price_min" integer,
	"price_max" integer,
	"price_unit" text,
	"available_from" date,
	"responded_at" timestamp(3) with time zone,
	"client_decision" text DEFAULT 'none' NOT NULL,
	"decided_at" timestamp(3) with time zone,
	CONSTRAINT "job_request_companies_pk" PRIMARY KEY("job_request_id","company_id"),
	CONSTRAINT "job_request_companies_response_known" CHECK ("job_request_companies"."response" in ('none', 'interested', 'declined')),
	CONSTRAINT "job_request_companies_unit_known" CHECK ("job_request_companies"."price_unit" in ('total', 'hour', 'day', 'm2')),
	CONSTRAINT "job_request_companies_decision_known" CHECK ("job_request_companies"."client_decision" in ('none', 'accepted', 'rejected')),
	CONSTRAINT "job_request_companies_price_ordered" CHECK ("job_request_companies"."price_min" >= 0 and "job_request_companies"."price_max" >= 0 and coalesce("job_request_companies"."price_min" <= "job_request_companies"."price_max", true)),
	CONSTRAINT "job_request_companies_response_has_time" CHECK (("job_request_companies"."response" = 'none') = ("job_request_companies"."responded_at" is null)),
	CONSTRAINT "job_request_companies_decision_has_time" CHECK (("job_request_companies"."client_decision" = 'none') = ("job_request_companies"."decided_at" is null)),
	CONSTRAINT "job_request_companies_decided_on_interest" CHECK ("job_request_companies"."client_decision" = 'none' or "job_request_companies"."response" = 'interested')
);
--> statement-breakpoint
CREATE TABLE "job_request_days" (
	"trade" uuid NOT NULL,
	"place" uuid NOT NULL,
	"status" smallint NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "job_request_days_pk" PRIMARY KEY("trade","place","day","status")
);
--> statement-breakpoint
CREATE TABLE "job_request_photos" (
	"job_request_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "job_request_photos_pk" PRIMARY KEY("job_request_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "job_request_totals" (
	"trade" uuid NOT NULL,
	"place" uuid NOT NULL,
	"status" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "job_request_totals_pk" PRIMARY KEY("trade","place","status")
);
--> statement-breakpoint
CREATE TABLE "job_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" text DEFAULT next_job_request_number() NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"tenderer_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"subcategory_id" uuid NOT NULL,
	"region_id" uuid NOT NULL,
	"subregion_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"postal_code" text,
	"locality" text,
	"street" text,
	"start_preference" text NOT NULL,
	"start_date" date,
	"budget_min" integer,
	"budget_max" integer,
	"form" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"processed_at" timestamp(3) with time zone,
	"canceled_at" timestamp(3) with time zone,
	"cancel_reason" text,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple_unaccent', title || ' ' || coalesce(postal_code, '') || ' ' || coalesce(locality, '')), 'A') || setweight(to_tsvector('french_unaccent', title), 'B') || setweight(to_tsvector('french_unaccent', description), 'C')) STORED,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_requests_number_unique" UNIQUE("number"),
	CONSTRAINT "job_requests_status_known" CHECK ("job_requests"."status" in (0, 1, 4)),
	CONSTRAINT "job_requests_start_preference_known" CHECK ("job_requests"."start_preference" in ('asap', 'within_month', 'within_3_months', 'flexible', 'on_date')),
	CONSTRAINT "job_requests_start_date_given" CHECK (("job_requests"."start_preference" = 'on_date') = ("job_requests"."start_date" is not null)),
	CONSTRAINT "job_requests_budget_ordered" CHECK ("job_requests"."budget_min" >= 0 and "job_requests"."budget_max" >= 0 and coalesce("job_requests"."budget_min" <= "job_requests"."budget_max", true)),
	CONSTRAINT "job_requests_canceled_has_time" CHECK (("job_requests"."status" = 1) = ("job_requests"."canceled_at" is not null)),
	CONSTRAINT "job_requests_processed_has_time" CHECK ("job_requests"."status" <> 4 or "job_requests"."processed_at" is not null),
	CONSTRAINT "job_requests_active_is_unprocessed" CHECK ("job_requests"."status" <> 0 or "job_requests"."processed_at" is null)
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"code" text,
	"parent_id" uuid,
	"is_region" boolean GENERATED ALWAYS AS (parent_id is null) STORED,
	"parent_is_region" boolean GENERATED ALWAYS AS (case when parent_id is null then null else true end) STORED,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "regions_slug_unique" UNIQUE NULLS NOT DISTINCT("parent_id","slug"),
	CONSTRAINT "regions_code_unique" UNIQUE("code"),
	CONSTRAINT "regions_id_is_region" UNIQUE("id","is_region"),
	CONSTRAINT "regions_id_parent" UNIQUE("id","parent_id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"amount" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"note" text,
	"canceled_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_days_ordered" CHECK ("subscriptions"."ends_on" >= "subscriptions"."starts_on"),
	CONSTRAINT "subscriptions_amount_positive" CHECK ("subscriptions"."amount" >= 0),
	CONSTRAINT "subscriptions_currency_code" CHECK ("subscriptions"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "tenderers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"street" text,
	"postal_code" text,
	"locality" text,
	"subregion_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tenderers_user_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"device" text,
	"last_seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"email" "citext" NOT NULL,
	"username" "citext" NOT NULL,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"role" text NOT NULL,
	"lang" text DEFAULT 'fr' NOT NULL,
	"email_confirmed" boolean DEFAULT false NOT NULL,
	"profile_completed" boolean DEFAULT false NOT NULL,
	"locked_at" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"last_login_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('Admin', 'Company', 'Tenderer')),
	CONSTRAINT "users_email_length" CHECK (length("users"."email"::text) <= 254)
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_cover_image_id_files_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_logo_id_files_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_coverage" ADD CONSTRAINT "company_coverage_subcategory" FOREIGN KEY ("company_id","subcategory_id") REFERENCES "public"."company_subcategories"("company_id","subcategory_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_coverage" ADD CONSTRAINT "company_coverage_subregion" FOREIGN KEY ("company_id","subregion_id") REFERENCES "public"."company_subregions"("company_id","subregion_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_subcategories" ADD CONSTRAINT "company_subcategories_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_subcategories" ADD CONSTRAINT "company_subcategories_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_subregions" ADD CONSTRAINT "company_subregions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_subregions" ADD CONSTRAINT "company_subregions_subregion_id_regions_id_fk" FOREIGN KEY ("subregion_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_job_request_id_job_requests_id_fk" FOREIGN KEY ("job_request_id") REFERENCES "public"."job_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_request_companies" ADD CONSTRAINT "job_request_companies_job_request_id_job_requests_id_fk" FOREIGN KEY ("job_request_id") REFERENCES "public"."job_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_request_companies" ADD CONSTRAINT "job_request_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_request_photos" ADD CONSTRAINT "job_request_photos_job_request_id_job_requests_id_fk" FOREIGN KEY ("job_request_id") REFERENCES "public"."job_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_request_photos" ADD CONSTRAINT "job_request_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_requests" ADD CONSTRAINT "job_requests_tenderer_id_tenderers_id_fk" FOREIGN KEY ("tenderer_id") REFERENCES "public"."tenderers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_requests" ADD CONSTRAINT "job_requests_subcategory" FOREIGN KEY ("subcategory_id","category_id") REFERENCES "public"."subcategories"("id","category_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "job_requests" ADD CONSTRAINT "job_requests_subregion" FOREIGN KEY ("subregion_id","region_id") REFERENCES "public"."regions"("id","parent_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "regions" ADD CONSTRAINT "regions_parent_is_region" FOREIGN KEY ("parent_id","parent_is_region") REFERENCES "public"."regions"("id","is_region") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenderers" ADD CONSTRAINT "tenderers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenderers" ADD CONSTRAINT "tenderers_subregion_id_regions_id_fk" FOREIGN KEY ("subregion_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_entity" ON "audit_entries" USING btree ("entity","entity_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "blogs_published" ON "blogs" USING btree ("published","published_at","id");--> statement-breakpoint
CREATE INDEX "blogs_created" ON "blogs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "blogs_cover" ON "blogs" USING btree ("cover_image_id");--> statement-breakpoint
CREATE INDEX "categories_position" ON "categories" USING btree ("position","name");--> statement-breakpoint
CREATE INDEX "subcategories_category_position" ON "subcategories" USING btree ("category_id","position","name");--> statement-breakpoint
CREATE INDEX "companies_created" ON "companies" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "companies_search" ON "companies" USING gin (to_tsvector('simple_unaccent', "name" || ' ' || coalesce("locality", '')));--> statement-breakpoint
CREATE INDEX "companies_name_trigram" ON "companies" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "companies_logo" ON "companies" USING btree ("logo_id");--> statement-breakpoint
CREATE INDEX "company_coverage_company_subcategory" ON "company_coverage" USING btree ("company_id","subcategory_id");--> statement-breakpoint
CREATE INDEX "company_coverage_company_subregion" ON "company_coverage" USING btree ("company_id","subregion_id");--> statement-breakpoint
CREATE INDEX "company_subcategories_subcategory" ON "company_subcategories" USING btree ("subcategory_id");--> statement-breakpoint
CREATE INDEX "company_subregions_subregion" ON "company_subregions" USING btree ("subregion_id");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_job_request" ON "idempotency_keys" USING btree ("job_request_id");--> statement-breakpoint
CREATE INDEX "job_request_companies_company_created" ON "job_request_companies" USING btree ("company_id","created_at","job_request_id","response","seen_at","client_decision");--> statement-breakpoint
CREATE INDEX "job_request_photos_file" ON "job_request_photos" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "job_requests_created" ON "job_requests" USING btree ("created_at","id","status");--> statement-breakpoint
CREATE INDEX "job_requests_status_created" ON "job_requests" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "job_requests_tenderer_created" ON "job_requests" USING btree ("tenderer_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX "job_requests_category_created" ON "job_requests" USING btree ("category_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX "job_requests_subcategory_created" ON "job_requests" USING btree ("subcategory_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX "job_requests_region_created" ON "job_requests" USING btree ("region_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX "job_requests_subregion_created" ON "job_requests" USING btree ("subregion_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX "job_requests_trade_place_created" ON "job_requests" USING btree ("subcategory_id","subregion_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX "job_requests_category_region_created" ON "job_requests" USING btree ("category_id","region_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX "job_requests_search" ON "job_requests" USING gin ("search");--> statement-breakpoint
CREATE INDEX "regions_parent" ON "regions" USING btree ("parent_id","name");--> statement-breakpoint
CREATE INDEX "subscriptions_company_ends" ON "subscriptions" USING btree ("company_id","ends_on");--> statement-breakpoint
CREATE INDEX "subscriptions_created" ON "subscriptions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_ends" ON "subscriptions" USING btree ("ends_on");--> statement-breakpoint
CREATE INDEX "tenderers_created" ON "tenderers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tenderers_subregion" ON "tenderers" USING btree ("subregion_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_role_created" ON "users" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "users_erased_companies" ON "users" USING btree ("id") WHERE role = 'Company' and deleted_at is not null;--> statement-breakpoint
CREATE INDEX "users_name_search" ON "users" USING gin (to_tsvector('simple_unaccent', "first_name" || ' ' || "last_name"));