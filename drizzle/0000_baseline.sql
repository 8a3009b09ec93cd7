-- The database as the first release finds it. Its functions, triggers, views and exclusions are those of drizzle/sql.

CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION french_unaccent (COPY = french);
ALTER TEXT SEARCH CONFIGURATION french_unaccent ALTER MAPPING FOR hword, hword_part, word WITH unaccent, french_stem;
--> statement-breakpoint
-- Unstemmed, for names, places and words that are still being typed.
CREATE TEXT SEARCH CONFIGURATION simple_unaccent (COPY = simple);
ALTER TEXT SEARCH CONFIGURATION simple_unaccent ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple;
--> statement-breakpoint
CREATE SEQUENCE job_request_number;
--> statement-breakpoint
-- "2026-000123": the year of Europe/Zurich and a number that never repeats.
CREATE FUNCTION next_job_request_number() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE number text := nextval('job_request_number')::text;
BEGIN
  RETURN to_char(now() AT TIME ZONE 'Europe/Zurich', 'YYYY') || '-' || lpad(number, greatest(6, length(number)), '0');
END $$;
--> statement-breakpoint
-- A canceled request stays canceled. A processed one becomes active again only where a sending was taken back that was all
-- there was: nobody has it.
CREATE FUNCTION job_request_status_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 4 AND NEW.status = 0 AND NOT EXISTS (SELECT FROM job_request_companies WHERE job_request_id = OLD.id) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'job request % cannot go from status % to %', OLD.id, OLD.status, NEW.status
    USING ERRCODE = 'check_violation', CONSTRAINT = 'job_requests_status_order';
END $$;
--> statement-breakpoint
-- Coverage is the product of a company's subcategories and subregions. Deletes follow the foreign keys.
CREATE FUNCTION company_coverage_grow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'company_subcategories' THEN
    INSERT INTO company_coverage (subcategory_id, subregion_id, company_id)
      SELECT come.subcategory_id, place.subregion_id, come.company_id
      FROM come JOIN company_subregions place USING (company_id)
      ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO company_coverage (subcategory_id, subregion_id, company_id)
      SELECT trade.subcategory_id, come.subregion_id, come.company_id
      FROM come JOIN company_subcategories trade USING (company_id)
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Totals and day counts of job requests. Rows are written in one order, the most shared last, so that no two writers wait
-- for each other in a circle and the global rows are held for the shortest time.
CREATE TYPE job_request_delta AS (subcategory_id uuid, category_id uuid, subregion_id uuid, region_id uuid, status smallint, day date, n integer);
--> statement-breakpoint
CREATE FUNCTION job_request_count(deltas job_request_delta[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_request_totals AS kept (trade, place, status, count)
    SELECT trade, place, status, sum(n) FROM unnest(deltas)
      CROSS JOIN LATERAL (VALUES (subcategory_id), (category_id), ('00000000-0000-0000-0000-000000000000')) AS trades (trade)
      CROSS JOIN LATERAL (VALUES (subregion_id), (region_id), ('00000000-0000-0000-0000-000000000000')) AS places (place)
    GROUP BY trade, place, status HAVING sum(n) <> 0 ORDER BY trade DESC, place DESC, status
  ON CONFLICT (trade, place, status) DO UPDATE SET count = kept.count + excluded.count;
  INSERT INTO job_request_days AS kept (trade, place, status, day, count)
    SELECT trade, place, status, day, sum(n) FROM unnest(deltas)
      CROSS JOIN LATERAL (VALUES (subcategory_id), (category_id), ('00000000-0000-0000-0000-000000000000')) AS trades (trade)
      CROSS JOIN LATERAL (VALUES (subregion_id), (region_id), ('00000000-0000-0000-0000-000000000000')) AS places (place)
    WHERE '00000000-0000-0000-0000-000000000000' IN (trade, place)
    GROUP BY trade, place, status, day HAVING sum(n) <> 0 ORDER BY trade DESC, place DESC, status, day
  ON CONFLICT (trade, place, day, status) DO UPDATE SET count = kept.count + excluded.count;
END $$;
--> statement-breakpoint
CREATE FUNCTION job_requests_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE deltas job_request_delta[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg((subcategory_id, category_id, subregion_id, region_id, status, (created_at AT TIME ZONE 'Europe/Zurich')::date, 1)::job_request_delta)
      INTO deltas FROM come;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg((subcategory_id, category_id, subregion_id, region_id, status, (created_at AT TIME ZONE 'Europe/Zurich')::date, -1)::job_request_delta)
      INTO deltas FROM gone;
  ELSE
    SELECT array_agg((subcategory_id, category_id, subregion_id, region_id, status, (created_at AT TIME ZONE 'Europe/Zurich')::date, n)::job_request_delta)
      INTO deltas
      FROM (SELECT *, 1 AS n FROM come UNION ALL SELECT *, -1 FROM gone) AS moved
      WHERE EXISTS (
        SELECT FROM come JOIN gone USING (id)
        WHERE come.id = moved.id
          AND (come.status, come.subcategory_id, come.category_id, come.subregion_id, come.region_id, come.created_at)
            IS DISTINCT FROM (gone.status, gone.subcategory_id, gone.category_id, gone.subregion_id, gone.region_id, gone.created_at));
  END IF;
  IF deltas IS NOT NULL THEN PERFORM job_request_count(deltas); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The sums behind the dashboard and the statistics, kept in the transaction of each change. Each has a view that counts it
-- anew from the rows: it fills the sums here, and the nightly recount compares with it.
-- Sums are locked in one order everywhere: recipients, requests, waits; within one table by key, the shared row last.
--> statement-breakpoint
CREATE FUNCTION wait_minutes(began timestamptz, ended timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  -- Steps of a quarter of an hour at first, of a day at last: few enough to sum, fine enough for a median. Never falls as
  -- the wait grows, so that the median of rounded waits is the rounded median.
  SELECT (round(minutes / step) * step)::integer FROM (
    SELECT minutes, CASE WHEN minutes < 360 THEN 15 WHEN minutes < 1440 THEN 30 WHEN minutes < 4320 THEN 120
      WHEN minutes < 20160 THEN 360 ELSE 1440 END AS step
    FROM (SELECT least(greatest(extract(epoch FROM ended - began) / 60, 0), 525600) AS minutes) AS waited) AS stepped
$$;
--> statement-breakpoint
CREATE FUNCTION accounts_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO account_totals AS kept (role, count)
      SELECT role, count(*) FROM come WHERE deleted_at IS NULL GROUP BY role ORDER BY role
      ON CONFLICT (role) DO UPDATE SET count = kept.count + excluded.count;
  ELSE
    INSERT INTO account_totals AS kept (role, count)
      SELECT role, -count(*) FROM gone WHERE deleted_at IS NULL GROUP BY role ORDER BY role
      ON CONFLICT (role) DO UPDATE SET count = kept.count + excluded.count;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION account_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO account_totals AS kept (role, count)
    SELECT role, sum(n) FROM (VALUES (OLD.role, OLD.deleted_at, -1), (NEW.role, NEW.deleted_at, 1)) AS moved (role, deleted_at, n)
    WHERE deleted_at IS NULL GROUP BY role HAVING sum(n) <> 0 ORDER BY role
    ON CONFLICT (role) DO UPDATE SET count = kept.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TYPE subscription_delta AS (starts_on date, ends_on date, currency character(3), amount bigint, n integer);
--> statement-breakpoint
CREATE FUNCTION subscriptions_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE deltas subscription_delta[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg((starts_on, ends_on, currency, amount, 1)::subscription_delta) INTO deltas FROM come WHERE canceled_at IS NULL;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg((starts_on, ends_on, currency, amount, -1)::subscription_delta) INTO deltas FROM gone WHERE canceled_at IS NULL;
  ELSE
    SELECT array_agg((starts_on, ends_on, currency, amount, n)::subscription_delta) INTO deltas
      FROM (SELECT *, 1 AS n FROM come UNION ALL SELECT *, -1 FROM gone) AS moved WHERE canceled_at IS NULL;
  END IF;
  IF deltas IS NOT NULL THEN
    INSERT INTO subscription_days AS kept (day, currency, starts, ends, amount)
      SELECT day, currency, sum(starts), sum(ends), sum(paid) FROM unnest(deltas)
        CROSS JOIN LATERAL (VALUES (starts_on, n, 0, n * amount), (ends_on, 0, n, 0)) AS days (day, starts, ends, paid)
      GROUP BY day, currency HAVING sum(starts) <> 0 OR sum(ends) <> 0 OR sum(paid) <> 0 ORDER BY day, currency
      ON CONFLICT (day, currency) DO UPDATE
        SET starts = kept.starts + excluded.starts, ends = kept.ends + excluded.ends, amount = kept.amount + excluded.amount;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TYPE recipient_delta AS (created_at timestamptz, response text, client_decision text, n integer);
--> statement-breakpoint
CREATE FUNCTION recipients_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE deltas recipient_delta[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg((created_at, response, client_decision, 1)::recipient_delta) INTO deltas FROM come;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg((created_at, response, client_decision, -1)::recipient_delta) INTO deltas FROM gone;
  ELSE
    SELECT array_agg((created_at, response, client_decision, n)::recipient_delta) INTO deltas
      FROM (SELECT *, 1 AS n FROM come UNION ALL SELECT *, -1 FROM gone) AS moved;
  END IF;
  IF deltas IS NOT NULL THEN
    INSERT INTO recipient_days AS kept (day, sent, answered, interested, accepted)
      SELECT (created_at AT TIME ZONE 'Europe/Zurich')::date AS day, sum(n),
        coalesce(sum(n) FILTER (WHERE response <> 'none'), 0),
        coalesce(sum(n) FILTER (WHERE response = 'interested'), 0),
        coalesce(sum(n) FILTER (WHERE client_decision = 'accepted'), 0)
      FROM unnest(deltas) GROUP BY day
      HAVING sum(n) <> 0 OR sum(n) FILTER (WHERE response <> 'none') <> 0
        OR sum(n) FILTER (WHERE response = 'interested') <> 0 OR sum(n) FILTER (WHERE client_decision = 'accepted') <> 0
      ORDER BY day
      ON CONFLICT (day) DO UPDATE SET sent = kept.sent + excluded.sent, answered = kept.answered + excluded.answered,
        interested = kept.interested + excluded.interested, accepted = kept.accepted + excluded.accepted;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE job_requests AS request SET first_answered_at = answered.at
      FROM (SELECT job_request_id, min(responded_at) AS at FROM come WHERE responded_at IS NOT NULL GROUP BY job_request_id) AS answered
      WHERE request.id = answered.job_request_id
        AND (request.first_answered_at IS NULL OR answered.at < request.first_answered_at);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TYPE job_request_wait AS (category_id uuid, region_id uuid, created_at timestamptz, processed_at timestamptz, first_answered_at timestamptz, n integer);
--> statement-breakpoint
CREATE FUNCTION job_requests_waited() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE waited job_request_wait[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg((category_id, region_id, created_at, processed_at, first_answered_at, 1)::job_request_wait)
      INTO waited FROM come WHERE processed_at IS NOT NULL;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg((category_id, region_id, created_at, processed_at, first_answered_at, -1)::job_request_wait)
      INTO waited FROM gone WHERE processed_at IS NOT NULL;
  ELSE
    SELECT array_agg((category_id, region_id, created_at, processed_at, first_answered_at, n)::job_request_wait)
      INTO waited
      FROM (SELECT *, 1 AS n FROM come UNION ALL SELECT *, -1 FROM gone) AS moved
      WHERE processed_at IS NOT NULL;
  END IF;
  IF waited IS NOT NULL THEN
    INSERT INTO job_request_waits AS kept (scope, day, kind, minutes, count)
      SELECT scope, (processed_at AT TIME ZONE 'Europe/Zurich')::date AS day, kind, minutes, sum(n) FROM unnest(waited)
        CROSS JOIN LATERAL (VALUES ('send', wait_minutes(created_at, processed_at)), ('answer', wait_minutes(processed_at, first_answered_at))) AS waits (kind, minutes)
        CROSS JOIN LATERAL (VALUES (category_id), (region_id), ('00000000-0000-0000-0000-000000000000')) AS scopes (scope)
      WHERE minutes IS NOT NULL
      GROUP BY scope, day, kind, minutes HAVING sum(n) <> 0 ORDER BY scope DESC, day, kind, minutes
      ON CONFLICT (scope, day, kind, minutes) DO UPDATE SET count = kept.count + excluded.count;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The form that a subcategory is made with is its first version, however it is made; each later one is kept by who saves it.
CREATE FUNCTION keep_first_form_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO question_form_versions (subcategory_id, revision, form, saved_at)
    VALUES (NEW.id, NEW.questions_revision, NEW.questions, NEW.created_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TABLE "answer_templates" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"message" text NOT NULL,
	"price_min" integer,
	"price_max" integer,
	"price_unit" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_templates_name_unique" UNIQUE("company_id","name"),
	CONSTRAINT "answer_templates_unit_known" CHECK ("answer_templates"."price_unit" in ('total', 'hour', 'day', 'm2')),
	CONSTRAINT "answer_templates_price_ordered" CHECK ("answer_templates"."price_min" >= 0 and "answer_templates"."price_max" >= 0 and coalesce("answer_templates"."price_min" <= "answer_templates"."price_max", true))
);
--> statement-breakpoint
CREATE TABLE "application_config" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"type" text NOT NULL,
	"description" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "application_config_key_unique" UNIQUE("key"),
	CONSTRAINT "application_config_type_known" CHECK ("application_config"."type" in ('text', 'number', 'boolean', 'email', 'phone', 'json'))
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attempts_kind_known" CHECK ("attempts"."kind" in ('accountPassword', 'addressPassword', 'signUp', 'forgotPassword', 'signInCode', 'upload', 'export', 'message', 'draft'))
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple_unaccent', translate(coalesce(details->>'name', details->>'title', details->>'number', details->>'key', ''), '.-', '  '))) STORED
);
--> statement-breakpoint
CREATE TABLE "blog_images" (
	"blog_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"pending" boolean DEFAULT false NOT NULL,
	CONSTRAINT "blog_images_pk" PRIMARY KEY("blog_id","file_id")
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
	"reading_minutes" integer GENERATED ALWAYS AS (greatest(1, ceil(regexp_count(regexp_replace(content, '<[^>]*>', ' ', 'g'), '[^[:space:]]+') / 200.0))::integer) STORED NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple_unaccent', title), 'A') || setweight(to_tsvector('french_unaccent', title || ' ' || summary), 'B') || setweight(to_tsvector('french_unaccent', content), 'C')) STORED,
	"category_id" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	"cover_alt" text,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"author_id" uuid,
	"changes" jsonb,
	"changed_at" timestamp(3) with time zone,
	CONSTRAINT "blogs_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blogs_changes_have_time" CHECK (("blogs"."changes" is null) = ("blogs"."changed_at" is null)),
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
	"guide" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "question_form_versions" (
	"subcategory_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"form" jsonb NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"note" text,
	"restored_from" integer,
	CONSTRAINT "question_form_versions_revision" PRIMARY KEY("subcategory_id","revision")
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
	"guide" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"keywords" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
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
	"away_at" timestamp(3) with time zone,
	"profile_revision" integer DEFAULT 1 NOT NULL,
	"coverage_revision" integer DEFAULT 1 NOT NULL,
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
CREATE TABLE "company_holidays" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_holidays_days_ordered" CHECK ("company_holidays"."ends_on" - "company_holidays"."starts_on" between 0 and 365)
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
CREATE TABLE "conversations" (
	"job_request_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"tenderer_id" uuid NOT NULL,
	"client_wrote_at" timestamp(3) with time zone,
	"company_wrote_at" timestamp(3) with time zone,
	"last_message_at" timestamp(3) with time zone GENERATED ALWAYS AS (greatest(client_wrote_at, company_wrote_at)) STORED NOT NULL,
	"client_read_at" timestamp(3) with time zone,
	"company_read_at" timestamp(3) with time zone,
	CONSTRAINT "conversations_pk" PRIMARY KEY("job_request_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "message_photos" (
	"message_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "message_photos_pk" PRIMARY KEY("message_id","file_id"),
	CONSTRAINT "message_photos_position" CHECK ("message_photos"."position" >= 0 and "message_photos"."position" < 6)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"job_request_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"masked_body" text,
	CONSTRAINT "messages_sender_known" CHECK ("messages"."sender" in ('client', 'company')),
	CONSTRAINT "messages_body_length" CHECK (char_length("messages"."body") <= 2000)
);
--> statement-breakpoint
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
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
	"held_until" timestamp(3) with time zone,
	"reject_reason" text,
	"reject_note" text,
	"first_responded_at" timestamp(3) with time zone,
	"decline_reason" text,
	CONSTRAINT "job_request_companies_pk" PRIMARY KEY("job_request_id","company_id"),
	CONSTRAINT "job_request_companies_response_known" CHECK ("job_request_companies"."response" in ('none', 'interested', 'declined')),
	CONSTRAINT "job_request_companies_unit_known" CHECK ("job_request_companies"."price_unit" in ('total', 'hour', 'day', 'm2')),
	CONSTRAINT "job_request_companies_decision_known" CHECK ("job_request_companies"."client_decision" in ('none', 'accepted', 'rejected')),
	CONSTRAINT "job_request_companies_reason_known" CHECK ("job_request_companies"."decline_reason" in ('too_far', 'no_capacity', 'other_trade', 'too_small', 'low_budget', 'unclear', 'other')),
	CONSTRAINT "job_request_companies_reason_of_decline" CHECK ("job_request_companies"."decline_reason" is null or "job_request_companies"."response" = 'declined'),
	CONSTRAINT "job_request_companies_price_ordered" CHECK ("job_request_companies"."price_min" >= 0 and "job_request_companies"."price_max" >= 0 and coalesce("job_request_companies"."price_min" <= "job_request_companies"."price_max", true)),
	CONSTRAINT "job_request_companies_response_has_time" CHECK (("job_request_companies"."response" = 'none') = ("job_request_companies"."responded_at" is null)),
	CONSTRAINT "job_request_companies_decision_has_time" CHECK (("job_request_companies"."client_decision" = 'none') = ("job_request_companies"."decided_at" is null)),
	CONSTRAINT "job_request_companies_reject_reason_known" CHECK ("job_request_companies"."reject_reason" in ('price', 'timing', 'otherCompany', 'tooVague', 'postponed', 'other')),
	CONSTRAINT "job_request_companies_reason_of_rejection" CHECK ("job_request_companies"."client_decision" = 'rejected' or num_nonnulls("job_request_companies"."reject_reason", "job_request_companies"."reject_note") = 0),
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
CREATE TABLE "job_request_mails" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"job_id" uuid NOT NULL,
	"job_request_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"settled_at" timestamp(3) with time zone,
	CONSTRAINT "job_request_mails_job_unique" UNIQUE("job_id"),
	CONSTRAINT "job_request_mails_outcome_known" CHECK ("job_request_mails"."outcome" in ('sent', 'digested', 'skipped', 'off'))
);
--> statement-breakpoint
CREATE TABLE "job_request_note_photos" (
	"note_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "job_request_note_photos_pk" PRIMARY KEY("note_id","file_id"),
	CONSTRAINT "job_request_note_photos_position" CHECK ("job_request_note_photos"."position" >= 0 and "job_request_note_photos"."position" < 6)
);
--> statement-breakpoint
CREATE TABLE "job_request_notes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"job_request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answered_at" timestamp(3) with time zone,
	CONSTRAINT "job_request_notes_kind_known" CHECK ("job_request_notes"."kind" in ('edited', 'asked', 'changed', 'added')),
	CONSTRAINT "job_request_notes_answer_has_time" CHECK (("job_request_notes"."answer" is null) = ("job_request_notes"."answered_at" is null)),
	CONSTRAINT "job_request_notes_answer_of_question" CHECK ("job_request_notes"."answer" is null or "job_request_notes"."kind" = 'asked'),
	CONSTRAINT "job_request_notes_answer_length" CHECK (char_length("job_request_notes"."answer") <= 2000)
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
	"first_answered_at" timestamp(3) with time zone,
	"erased_at" timestamp(3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"form_revision" integer,
	"done_at" timestamp(3) with time zone,
	"done_on" date,
	"done_company_id" uuid,
	"reopened_from_id" uuid,
	"currency" char(3) NOT NULL,
	CONSTRAINT "job_requests_number_unique" UNIQUE("number"),
	CONSTRAINT "job_requests_status_known" CHECK ("job_requests"."status" in (0, 1, 4)),
	CONSTRAINT "job_requests_start_preference_known" CHECK ("job_requests"."start_preference" in ('asap', 'within_month', 'within_3_months', 'flexible', 'on_date')),
	CONSTRAINT "job_requests_start_date_given" CHECK (("job_requests"."start_preference" = 'on_date') = ("job_requests"."start_date" is not null)),
	CONSTRAINT "job_requests_budget_ordered" CHECK ("job_requests"."budget_min" >= 0 and "job_requests"."budget_max" >= 0 and coalesce("job_requests"."budget_min" <= "job_requests"."budget_max", true)),
	CONSTRAINT "job_requests_canceled_has_time" CHECK (("job_requests"."status" = 1) = ("job_requests"."canceled_at" is not null)),
	CONSTRAINT "job_requests_processed_has_time" CHECK ("job_requests"."status" <> 4 or "job_requests"."processed_at" is not null),
	CONSTRAINT "job_requests_active_is_unprocessed" CHECK ("job_requests"."status" <> 0 or "job_requests"."processed_at" is null),
	CONSTRAINT "job_requests_done_is_whole" CHECK (num_nonnulls("job_requests"."done_at", "job_requests"."done_on", "job_requests"."done_company_id") in (0, 3)),
	CONSTRAINT "job_requests_done_is_processed" CHECK ("job_requests"."done_at" is null or "job_requests"."status" = 4)
);
--> statement-breakpoint
CREATE TABLE "held_mails" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"why" text NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"digest_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "held_mails_why_known" CHECK ("held_mails"."why" in ('daily', 'quiet'))
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"digest_hour" smallint DEFAULT 18 NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"last_digest_on" date,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_settings_choices_known" CHECK (jsonb_typeof("notification_settings"."choices") = 'object' and not jsonb_path_exists("notification_settings"."choices", '$.* ? (@ != "daily" && @ != "off")')),
	CONSTRAINT "notification_settings_digest_hour" CHECK (digest_hour between 7 and 20),
	CONSTRAINT "notification_settings_quiet_hours" CHECK ((quiet_from is null) = (quiet_to is null) and quiet_from between 0 and 23 and quiet_to between 0 and 23 and quiet_from <> quiet_to)
);
--> statement-breakpoint
CREATE TABLE "rate_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	"until" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "places" (
	"postal_code" text PRIMARY KEY NOT NULL,
	"locality" text NOT NULL,
	"words" text NOT NULL,
	"region_id" uuid NOT NULL,
	"subregion_id" uuid,
	CONSTRAINT "places_postal_code" CHECK ("places"."postal_code" ~ '^[1-9][0-9]{3}$')
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
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "regions_slug_unique" UNIQUE NULLS NOT DISTINCT("parent_id","slug"),
	CONSTRAINT "regions_code_unique" UNIQUE("code"),
	CONSTRAINT "regions_id_is_region" UNIQUE("id","is_region"),
	CONSTRAINT "regions_id_parent" UNIQUE("id","parent_id")
);
--> statement-breakpoint
CREATE TABLE "request_drafts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"tenderer_id" uuid NOT NULL,
	"subcategory_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "request_drafts_one_each" UNIQUE("tenderer_id","subcategory_id")
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_name_unique" UNIQUE("owner_id","list","name")
);
--> statement-breakpoint
CREATE TABLE "slug_history" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"target_id" uuid NOT NULL,
	"category_id" uuid GENERATED ALWAYS AS (case when kind = 'category' then target_id end) STORED,
	"subcategory_id" uuid GENERATED ALWAYS AS (case when kind = 'subCategory' then target_id end) STORED,
	"blog_id" uuid GENERATED ALWAYS AS (case when kind = 'blog' then target_id end) STORED,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "slug_history_pk" PRIMARY KEY("kind","slug"),
	CONSTRAINT "slug_history_kind_known" CHECK ("slug_history"."kind" in ('category', 'subCategory', 'blog'))
);
--> statement-breakpoint
CREATE TABLE "account_totals" (
	"role" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_request_waits" (
	"scope" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"minutes" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "job_request_waits_pk" PRIMARY KEY("scope","day","kind","minutes")
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"language" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "page_views_pk" PRIMARY KEY("day","path","language")
);
--> statement-breakpoint
CREATE TABLE "recipient_days" (
	"day" date PRIMARY KEY NOT NULL,
	"sent" integer NOT NULL,
	"answered" integer NOT NULL,
	"interested" integer NOT NULL,
	"accepted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_days" (
	"day" date NOT NULL,
	"currency" char(3) NOT NULL,
	"starts" integer NOT NULL,
	"ends" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "subscription_days_pk" PRIMARY KEY("day","currency")
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
	"end_notice_at" timestamp(3) with time zone,
	"payer_name" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
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
	"lock_reason" text,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('Admin', 'Company', 'Tenderer')),
	CONSTRAINT "users_email_length" CHECK (length("users"."email"::text) <= 254)
);
--> statement-breakpoint
CREATE TABLE "spent_bot_proofs" (
	"key" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"return_path" text,
	"new_email" "citext",
	"old_email" "citext",
	CONSTRAINT "verification_codes_purpose_known" CHECK ("verification_codes"."purpose" in ('confirm', 'reset', 'invite', 'signIn', 'changeEmail', 'proof')),
	CONSTRAINT "verification_codes_tries" CHECK ("verification_codes"."tries" between 0 and 5),
	CONSTRAINT "verification_codes_return_path" CHECK ("verification_codes"."return_path" ~ '^/' and length("verification_codes"."return_path") <= 500),
	CONSTRAINT "verification_codes_change_of_email" CHECK (("verification_codes"."purpose" = 'changeEmail') = ("verification_codes"."new_email" is not null and "verification_codes"."old_email" is not null)),
	CONSTRAINT "verification_codes_new_email_length" CHECK (length("verification_codes"."new_email"::text) <= 254)
);
--> statement-breakpoint
ALTER TABLE "answer_templates" ADD CONSTRAINT "answer_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_images" ADD CONSTRAINT "blog_images_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_images" ADD CONSTRAINT "blog_images_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_cover_image_id_files_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_form_versions" ADD CONSTRAINT "question_form_versions_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_form_versions" ADD CONSTRAINT "question_form_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_form_versions" ADD CONSTRAINT "question_form_versions_restored" FOREIGN KEY ("subcategory_id","restored_from") REFERENCES "public"."question_form_versions"("subcategory_id","revision") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_logo_id_files_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_coverage" ADD CONSTRAINT "company_coverage_subcategory" FOREIGN KEY ("company_id","subcategory_id") REFERENCES "public"."company_subcategories"("company_id","subcategory_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_coverage" ADD CONSTRAINT "company_coverage_subregion" FOREIGN KEY ("company_id","subregion_id") REFERENCES "public"."company_subregions"("company_id","subregion_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_holidays" ADD CONSTRAINT "company_holidays_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_subcategories" ADD CONSTRAINT "company_subcategories_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_subcategories" ADD CONSTRAINT "company_subcategories_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_subregions" ADD CONSTRAINT "company_subregions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_subregions" ADD CONSTRAINT "company_subregions_subregion_id_regions_id_fk" FOREIGN KEY ("subregion_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_tenderer_id_tenderers_id_fk" FOREIGN KEY ("tenderer_id") REFERENCES "public"."tenderers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_recipient" FOREIGN KEY ("job_request_id","company_id") REFERENCES "public"."job_request_companies"("job_request_id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_photos" ADD CONSTRAINT "message_photos_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_photos" ADD CONSTRAINT "message_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation" FOREIGN KEY ("job_request_id","company_id") REFERENCES "public"."conversations"("job_request_id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_accesses" ADD CONSTRAINT "data_accesses_tenderer_id_tenderers_id_fk" FOREIGN KEY ("tenderer_id") REFERENCES "public"."tenderers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_accesses" ADD CONSTRAINT "data_accesses_job_request_id_job_requests_id_fk" FOREIGN KEY ("job_request_id") REFERENCES "public"."job_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_accesses" ADD CONSTRAINT "data_accesses_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_accesses" ADD CONSTRAINT "data_accesses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_job_request_id_job_requests_id_fk" FOREIGN KEY ("job_request_id") REFERENCES "public"."job_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_request_companies" ADD CONSTRAINT "job_request_companies_job_request_id_job_requests_id_fk" FOREIGN KEY ("job_request_id") REFERENCES "public"."job_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_request_companies" ADD CONSTRAINT "job_request_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_request_mails" ADD CONSTRAINT "job_request_mails_job_request_id_job_requests_id_fk" FOREIGN KEY ("job_request_id") REFERENCES "public"."job_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_request_mails" ADD CONSTRAINT "job_request_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_request_note_photos" ADD CONSTRAINT "job_request_note_photos_note_id_job_request_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."job_request_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_request_note_photos" ADD CONSTRAINT "job_request_note_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_request_notes" ADD CONSTRAINT "job_request_notes_job_request_id_job_requests_id_fk" FOREIGN KEY ("job_request_id") REFERENCES "public"."job_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_request_notes" ADD CONSTRAINT "job_request_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_request_photos" ADD CONSTRAINT "job_request_photos_job_request_id_job_requests_id_fk" FOREIGN KEY ("job_request_id") REFERENCES "public"."job_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_request_photos" ADD CONSTRAINT "job_request_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_requests" ADD CONSTRAINT "job_requests_tenderer_id_tenderers_id_fk" FOREIGN KEY ("tenderer_id") REFERENCES "public"."tenderers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_requests" ADD CONSTRAINT "job_requests_done_company_id_companies_id_fk" FOREIGN KEY ("done_company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_requests" ADD CONSTRAINT "job_requests_reopened_from_id_job_requests_id_fk" FOREIGN KEY ("reopened_from_id") REFERENCES "public"."job_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_requests" ADD CONSTRAINT "job_requests_subcategory" FOREIGN KEY ("subcategory_id","category_id") REFERENCES "public"."subcategories"("id","category_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "job_requests" ADD CONSTRAINT "job_requests_subregion" FOREIGN KEY ("subregion_id","region_id") REFERENCES "public"."regions"("id","parent_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "held_mails" ADD CONSTRAINT "held_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_subregion_in_region" FOREIGN KEY ("subregion_id","region_id") REFERENCES "public"."regions"("id","parent_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "regions" ADD CONSTRAINT "regions_parent_is_region" FOREIGN KEY ("parent_id","parent_is_region") REFERENCES "public"."regions"("id","is_region") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_drafts" ADD CONSTRAINT "request_drafts_tenderer_id_tenderers_id_fk" FOREIGN KEY ("tenderer_id") REFERENCES "public"."tenderers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_drafts" ADD CONSTRAINT "request_drafts_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slug_history" ADD CONSTRAINT "slug_history_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slug_history" ADD CONSTRAINT "slug_history_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slug_history" ADD CONSTRAINT "slug_history_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenderers" ADD CONSTRAINT "tenderers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenderers" ADD CONSTRAINT "tenderers_subregion_id_regions_id_fk" FOREIGN KEY ("subregion_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_subject" ON "attempts" USING btree ("kind","subject","at");--> statement-breakpoint
CREATE INDEX "attempts_user" ON "attempts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "attempts_at" ON "attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_entity" ON "audit_entries" USING btree ("entity","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_entity_id" ON "audit_entries" USING btree ("entity_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_search" ON "audit_entries" USING gin ("words");--> statement-breakpoint
CREATE INDEX "blog_images_file" ON "blog_images" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "blogs_published" ON "blogs" USING btree ("published","published_at","id");--> statement-breakpoint
CREATE INDEX "blogs_category" ON "blogs" USING btree ("category_id","published","published_at","id");--> statement-breakpoint
CREATE INDEX "blogs_created" ON "blogs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "blogs_updated" ON "blogs" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "blogs_title" ON "blogs" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "blogs_author" ON "blogs" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "blogs_english" ON "blogs" USING btree ("published_at","id") WHERE "blogs"."published" and "blogs"."translations" ? 'en';--> statement-breakpoint
CREATE INDEX "blogs_cover" ON "blogs" USING btree ("cover_image_id");--> statement-breakpoint
CREATE INDEX "blogs_search" ON "blogs" USING gin ("search");--> statement-breakpoint
CREATE INDEX "categories_position" ON "categories" USING btree ("position","name");--> statement-breakpoint
CREATE INDEX "question_form_versions_saved_by" ON "question_form_versions" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "subcategories_category_position" ON "subcategories" USING btree ("category_id","position","name");--> statement-breakpoint
CREATE INDEX "companies_created" ON "companies" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" USING btree ("name" collate "fr-x-icu","id");--> statement-breakpoint
CREATE INDEX "companies_search" ON "companies" USING gin (to_tsvector('simple_unaccent', "name" || ' ' || coalesce("locality", '')));--> statement-breakpoint
CREATE INDEX "companies_name_trigram" ON "companies" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "companies_logo" ON "companies" USING btree ("logo_id");--> statement-breakpoint
CREATE INDEX "company_coverage_company_subcategory" ON "company_coverage" USING btree ("company_id","subcategory_id");--> statement-breakpoint
CREATE INDEX "company_coverage_company_subregion" ON "company_coverage" USING btree ("company_id","subregion_id");--> statement-breakpoint
CREATE INDEX "company_holidays_company_ends" ON "company_holidays" USING btree ("company_id","ends_on","starts_on");--> statement-breakpoint
CREATE INDEX "company_holidays_ends" ON "company_holidays" USING btree ("ends_on","starts_on","company_id");--> statement-breakpoint
CREATE INDEX "company_subcategories_subcategory" ON "company_subcategories" USING btree ("subcategory_id");--> statement-breakpoint
CREATE INDEX "company_subregions_subregion" ON "company_subregions" USING btree ("subregion_id");--> statement-breakpoint
CREATE INDEX "conversations_client_last" ON "conversations" USING btree ("tenderer_id","last_message_at","job_request_id","company_id");--> statement-breakpoint
CREATE INDEX "conversations_company_last" ON "conversations" USING btree ("company_id","last_message_at","job_request_id");--> statement-breakpoint
CREATE INDEX "conversations_client_unread" ON "conversations" USING btree ("tenderer_id","company_wrote_at") WHERE "conversations"."company_wrote_at" > coalesce("conversations"."client_read_at", '-infinity'::timestamptz);--> statement-breakpoint
CREATE INDEX "conversations_company_unread" ON "conversations" USING btree ("company_id","client_wrote_at") WHERE "conversations"."client_wrote_at" > coalesce("conversations"."company_read_at", '-infinity'::timestamptz);--> statement-breakpoint
CREATE INDEX "message_photos_file" ON "message_photos" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "messages_conversation_created" ON "messages" USING btree ("job_request_id","company_id","created_at","id","sender");--> statement-breakpoint
CREATE INDEX "data_accesses_tenderer_at" ON "data_accesses" USING btree ("tenderer_id","at","id");--> statement-breakpoint
CREATE INDEX "data_accesses_request_at" ON "data_accesses" USING btree ("job_request_id","at","id");--> statement-breakpoint
CREATE INDEX "data_accesses_at" ON "data_accesses" USING btree ("at");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_job_request" ON "idempotency_keys" USING btree ("job_request_id");--> statement-breakpoint
CREATE INDEX "job_request_companies_company_created" ON "job_request_companies" USING btree ("company_id","created_at","job_request_id","response","seen_at","client_decision","held_until");--> statement-breakpoint
CREATE INDEX "job_request_companies_declines" ON "job_request_companies" USING btree ("company_id","responded_at","decline_reason","job_request_id") WHERE decline_reason is not null;--> statement-breakpoint
CREATE INDEX "job_request_companies_created" ON "job_request_companies" USING btree ("created_at","company_id","response","client_decision");--> statement-breakpoint
CREATE INDEX "job_request_mails_request" ON "job_request_mails" USING btree ("job_request_id","created_at");--> statement-breakpoint
CREATE INDEX "job_request_mails_user" ON "job_request_mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "job_request_note_photos_file" ON "job_request_note_photos" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "job_request_notes_request" ON "job_request_notes" USING btree ("job_request_id","created_at");--> statement-breakpoint
CREATE INDEX "job_request_notes_author" ON "job_request_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "job_request_photos_file" ON "job_request_photos" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "job_requests_done_company" ON "job_requests" USING btree ("done_company_id","done_at") WHERE "job_requests"."done_company_id" is not null;--> statement-breakpoint
CREATE INDEX "job_requests_created" ON "job_requests" USING btree ("created_at","id","status");--> statement-breakpoint
CREATE INDEX "job_requests_status_created" ON "job_requests" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "job_requests_tenderer_created" ON "job_requests" USING btree ("tenderer_id","created_at","id","status","done_at");--> statement-breakpoint
CREATE INDEX "job_requests_category_created" ON "job_requests" USING btree ("category_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX "job_requests_subcategory_created" ON "job_requests" USING btree ("subcategory_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX "job_requests_form_revision" ON "job_requests" USING btree ("subcategory_id","form_revision");--> statement-breakpoint
CREATE INDEX "job_requests_region_created" ON "job_requests" USING btree ("region_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX "job_requests_subregion_created" ON "job_requests" USING btree ("subregion_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX "job_requests_trade_place_created" ON "job_requests" USING btree ("subcategory_id","subregion_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX "job_requests_category_region_created" ON "job_requests" USING btree ("category_id","region_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX "job_requests_reopened_from" ON "job_requests" USING btree ("reopened_from_id") WHERE "job_requests"."reopened_from_id" is not null;--> statement-breakpoint
CREATE INDEX "job_requests_unerased" ON "job_requests" USING btree ("created_at") WHERE erased_at is null;--> statement-breakpoint
CREATE INDEX "job_requests_unanswered" ON "job_requests" USING btree ("processed_at") WHERE "job_requests"."status" = 4 and "job_requests"."first_answered_at" is null;--> statement-breakpoint
CREATE INDEX "job_requests_search" ON "job_requests" USING gin ("search");--> statement-breakpoint
CREATE INDEX "held_mails_due" ON "held_mails" USING btree ("why","due_at") WHERE digest_id is null;--> statement-breakpoint
CREATE INDEX "held_mails_user" ON "held_mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "held_mails_digest" ON "held_mails" USING btree ("digest_id") WHERE digest_id is not null;--> statement-breakpoint
CREATE INDEX "places_words" ON "places" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "places_region" ON "places" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "places_subregion" ON "places" USING btree ("subregion_id");--> statement-breakpoint
CREATE INDEX "regions_parent" ON "regions" USING btree ("parent_id","name");--> statement-breakpoint
CREATE INDEX "request_drafts_subcategory" ON "request_drafts" USING btree ("subcategory_id");--> statement-breakpoint
CREATE INDEX "request_drafts_updated" ON "request_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_one_default" ON "saved_views" USING btree ("owner_id","list") WHERE is_default;--> statement-breakpoint
CREATE INDEX "slug_history_category" ON "slug_history" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "slug_history_subcategory" ON "slug_history" USING btree ("subcategory_id");--> statement-breakpoint
CREATE INDEX "slug_history_blog" ON "slug_history" USING btree ("blog_id");--> statement-breakpoint
CREATE INDEX "subscriptions_company_ends" ON "subscriptions" USING btree ("company_id","ends_on");--> statement-breakpoint
CREATE INDEX "subscriptions_created" ON "subscriptions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_ends" ON "subscriptions" USING btree ("ends_on","id");--> statement-breakpoint
CREATE INDEX "subscriptions_starts" ON "subscriptions" USING btree ("starts_on","id");--> statement-breakpoint
CREATE INDEX "subscriptions_canceled" ON "subscriptions" USING btree ("currency","starts_on","amount") WHERE "subscriptions"."canceled_at" is not null;--> statement-breakpoint
CREATE INDEX "tenderers_locality_search" ON "tenderers" USING gin (to_tsvector('simple_unaccent', coalesce("locality", '')));--> statement-breakpoint
CREATE INDEX "tenderers_created" ON "tenderers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tenderers_subregion" ON "tenderers" USING btree ("subregion_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_role_created" ON "users" USING btree ("role","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("last_name" collate "fr-x-icu","first_name" collate "fr-x-icu","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_last_login" ON "users" USING btree ("last_login_at" NULLS FIRST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_locked" ON "users" USING btree ("created_at","id") WHERE deleted_at is null and locked_at is not null;--> statement-breakpoint
CREATE INDEX "users_unconfirmed" ON "users" USING btree ("created_at","id") WHERE deleted_at is null and locked_at is null and not email_confirmed;--> statement-breakpoint
CREATE INDEX "users_erased_companies" ON "users" USING btree ("id") WHERE role = 'Company' and deleted_at is not null;--> statement-breakpoint
CREATE INDEX "users_erased_tenderers" ON "users" USING btree ("id") WHERE role = 'Tenderer' and deleted_at is not null;--> statement-breakpoint
CREATE INDEX "users_email_trigram" ON "users" USING gin (("email"::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_name_search" ON "users" USING gin (to_tsvector('simple_unaccent', "first_name" || ' ' || "last_name"));--> statement-breakpoint
CREATE INDEX "spent_bot_proofs_expires" ON "spent_bot_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_codes_subject" ON "verification_codes" USING btree ("subject","purpose","created_at");--> statement-breakpoint
CREATE INDEX "verification_codes_user" ON "verification_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_codes_expires" ON "verification_codes" USING btree ("expires_at");
--> statement-breakpoint
-- Written several times a second at most, and worth nothing after a crash.
ALTER TABLE rate_counts SET UNLOGGED;
--> statement-breakpoint
-- Trade and place of the counters are far from independent: "all" of both is a few rows in a hundred thousand, which
-- PostgreSQL would take for a quarter of them and read the whole table.
CREATE STATISTICS job_request_days_scope (mcv) ON trade, place FROM job_request_days;
--> statement-breakpoint
CREATE TRIGGER job_requests_status_order BEFORE UPDATE OF status ON job_requests FOR EACH ROW
  WHEN (NEW.status <> OLD.status AND (OLD.status = 1 OR NEW.status = 0)) EXECUTE FUNCTION job_request_status_order();
--> statement-breakpoint
CREATE TRIGGER company_subcategories_coverage AFTER INSERT ON company_subcategories
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION company_coverage_grow();
--> statement-breakpoint
CREATE TRIGGER company_subregions_coverage AFTER INSERT ON company_subregions
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION company_coverage_grow();
--> statement-breakpoint
CREATE TRIGGER job_requests_counted_insert AFTER INSERT ON job_requests
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION job_requests_counted();
--> statement-breakpoint
CREATE TRIGGER job_requests_counted_delete AFTER DELETE ON job_requests
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION job_requests_counted();
--> statement-breakpoint
CREATE TRIGGER job_requests_counted_update AFTER UPDATE ON job_requests
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION job_requests_counted();
--> statement-breakpoint
CREATE TRIGGER users_counted_insert AFTER INSERT ON users
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION accounts_counted();
--> statement-breakpoint
CREATE TRIGGER users_counted_delete AFTER DELETE ON users
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION accounts_counted();
--> statement-breakpoint
CREATE TRIGGER users_counted_update AFTER UPDATE OF role, deleted_at ON users FOR EACH ROW
  WHEN (OLD.role <> NEW.role OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)) EXECUTE FUNCTION account_changed();
--> statement-breakpoint
CREATE TRIGGER subscriptions_counted_insert AFTER INSERT ON subscriptions
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION subscriptions_counted();
--> statement-breakpoint
CREATE TRIGGER subscriptions_counted_delete AFTER DELETE ON subscriptions
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION subscriptions_counted();
--> statement-breakpoint
CREATE TRIGGER subscriptions_counted_update AFTER UPDATE ON subscriptions
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION subscriptions_counted();
--> statement-breakpoint
CREATE TRIGGER job_request_companies_counted_insert AFTER INSERT ON job_request_companies
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION recipients_counted();
--> statement-breakpoint
CREATE TRIGGER job_request_companies_counted_delete AFTER DELETE ON job_request_companies
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION recipients_counted();
--> statement-breakpoint
CREATE TRIGGER job_request_companies_counted_update AFTER UPDATE ON job_request_companies
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION recipients_counted();
--> statement-breakpoint
CREATE TRIGGER job_requests_waited_insert AFTER INSERT ON job_requests
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION job_requests_waited();
--> statement-breakpoint
CREATE TRIGGER job_requests_waited_delete AFTER DELETE ON job_requests
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION job_requests_waited();
--> statement-breakpoint
CREATE TRIGGER job_requests_waited_update AFTER UPDATE ON job_requests
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION job_requests_waited();
--> statement-breakpoint
CREATE TRIGGER subcategories_first_form_version AFTER INSERT ON subcategories
  FOR EACH ROW EXECUTE FUNCTION keep_first_form_version();
--> statement-breakpoint
CREATE VIEW job_request_totals_recount AS
  SELECT trade, place, status, count(*)::integer AS count FROM job_requests
    CROSS JOIN LATERAL (VALUES (subcategory_id), (category_id), ('00000000-0000-0000-0000-000000000000')) AS trades (trade)
    CROSS JOIN LATERAL (VALUES (subregion_id), (region_id), ('00000000-0000-0000-0000-000000000000')) AS places (place)
  GROUP BY trade, place, status;
--> statement-breakpoint
CREATE VIEW job_request_days_recount AS
  SELECT trade, place, status, (created_at AT TIME ZONE 'Europe/Zurich')::date AS day, count(*)::integer AS count FROM job_requests
    CROSS JOIN LATERAL (VALUES (subcategory_id), (category_id), ('00000000-0000-0000-0000-000000000000')) AS trades (trade)
    CROSS JOIN LATERAL (VALUES (subregion_id), (region_id), ('00000000-0000-0000-0000-000000000000')) AS places (place)
  WHERE '00000000-0000-0000-0000-000000000000' IN (trade, place)
  GROUP BY trade, place, status, day;
--> statement-breakpoint
CREATE VIEW account_totals_recount AS
  SELECT role, count(*)::integer AS count FROM users WHERE deleted_at IS NULL GROUP BY role;
--> statement-breakpoint
CREATE VIEW subscription_days_recount AS
  SELECT day, currency, sum(starts)::integer AS starts, sum(ends)::integer AS ends, sum(paid)::bigint AS amount FROM subscriptions
    CROSS JOIN LATERAL (VALUES (starts_on, 1, 0, amount), (ends_on, 0, 1, 0)) AS days (day, starts, ends, paid)
  WHERE canceled_at IS NULL GROUP BY day, currency;
--> statement-breakpoint
CREATE VIEW recipient_days_recount AS
  SELECT (created_at AT TIME ZONE 'Europe/Zurich')::date AS day, count(*)::integer AS sent,
    (count(*) FILTER (WHERE response <> 'none'))::integer AS answered,
    (count(*) FILTER (WHERE response = 'interested'))::integer AS interested,
    (count(*) FILTER (WHERE client_decision = 'accepted'))::integer AS accepted
  FROM job_request_companies GROUP BY day;
--> statement-breakpoint
CREATE VIEW job_request_waits_recount AS
  SELECT scope, (processed_at AT TIME ZONE 'Europe/Zurich')::date AS day, kind, minutes, count(*)::integer AS count FROM job_requests
    CROSS JOIN LATERAL (VALUES ('send', wait_minutes(created_at, processed_at)), ('answer', wait_minutes(processed_at, first_answered_at))) AS waits (kind, minutes)
    CROSS JOIN LATERAL (VALUES (category_id), (region_id), ('00000000-0000-0000-0000-000000000000')) AS scopes (scope)
  WHERE processed_at IS NOT NULL AND minutes IS NOT NULL GROUP BY scope, day, kind, minutes;
--> statement-breakpoint
-- A company has one subscription at a time; a canceled one frees its days.
ALTER TABLE subscriptions ADD CONSTRAINT subscriptions_no_overlap
  EXCLUDE USING gist (company_id WITH =, daterange(starts_on, ends_on, '[]') WITH &&) WHERE (canceled_at IS NULL);
--> statement-breakpoint
-- The holidays of a company never overlap.
ALTER TABLE company_holidays ADD CONSTRAINT company_holidays_no_overlap
  EXCLUDE USING gist (company_id WITH =, daterange(starts_on, ends_on, '[]') WITH &&);
