DROP TRIGGER job_requests_waited_insert ON job_requests;
--> statement-breakpoint
DROP TRIGGER job_requests_waited_delete ON job_requests;
--> statement-breakpoint
DROP TRIGGER job_requests_waited_update ON job_requests;
--> statement-breakpoint
CREATE TABLE "company_figures" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"last_day" date DEFAULT (now() at time zone 'Europe/Zurich')::date NOT NULL,
	"sent_days" integer[] DEFAULT array_fill(0, array[64]) NOT NULL,
	"answered_days" integer[] DEFAULT array_fill(0, array[64]) NOT NULL,
	"sent_months" integer[] DEFAULT array_fill(0, array[62]) NOT NULL,
	"answered_months" integer[] DEFAULT array_fill(0, array[62]) NOT NULL,
	"interested" integer DEFAULT 0 NOT NULL,
	"declined" integer DEFAULT 0 NOT NULL,
	"accepted" integer DEFAULT 0 NOT NULL,
	"median_minutes" integer
);
--> statement-breakpoint
CREATE TABLE "pending_recipients" (
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"company_id" uuid NOT NULL,
	"day" date NOT NULL,
	"sent" integer NOT NULL,
	"interested" integer NOT NULL,
	"declined" integer NOT NULL,
	"accepted" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pending_requests" (
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"subcategory_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"subregion_id" uuid NOT NULL,
	"region_id" uuid NOT NULL,
	"status" smallint NOT NULL,
	"has_photos" boolean NOT NULL,
	"day" date NOT NULL,
	"sent_on" date,
	"send_minutes" integer,
	"answer_minutes" integer,
	"n" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_request_companies" ADD COLUMN "folder" text DEFAULT 'new' NOT NULL;
--> statement-breakpoint
ALTER TABLE "job_requests" ADD COLUMN "has_photos" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "company_figures" ADD CONSTRAINT "company_figures_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "pending_recipients_transaction" ON "pending_recipients" USING btree ("transaction");
--> statement-breakpoint
CREATE INDEX "pending_requests_transaction" ON "pending_requests" USING btree ("transaction");
--> statement-breakpoint
ALTER TABLE pending_requests SET UNLOGGED;
--> statement-breakpoint
ALTER TABLE pending_recipients SET UNLOGGED;
--> statement-breakpoint
-- The keys under which a request is counted: its trades and its places, each with "all". With or without photos is a place of
-- its own, so that the lists by it have totals and days as those of a place have.
CREATE FUNCTION job_request_trades(subcategory uuid, category uuid) RETURNS SETOF uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 3 AS $$
  VALUES (subcategory), (category), ('00000000-0000-0000-0000-000000000000')
$$;
--> statement-breakpoint
CREATE FUNCTION job_request_places(subregion uuid, region uuid, photos boolean) RETURNS SETOF uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 4 AS $$
  VALUES (subregion), (region), ('00000000-0000-0000-0000-000000000000'),
    (CASE WHEN photos THEN '00000000-0000-0000-0000-000000000001' ELSE '00000000-0000-0000-0000-000000000002' END::uuid)
$$;
--> statement-breakpoint
-- What a statement changed of requests, noted for the commit: both sides of an update cancel each other where nothing that is
-- counted has changed. With the rights of the owner, as all that keeps sums: the role that serves need not write them.
CREATE OR REPLACE FUNCTION job_requests_counted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO pending_requests (subcategory_id, category_id, subregion_id, region_id, status, has_photos, day, sent_on, send_minutes, answer_minutes, n)
      SELECT subcategory_id, category_id, subregion_id, region_id, status, has_photos, (created_at AT TIME ZONE 'Europe/Zurich')::date,
        (processed_at AT TIME ZONE 'Europe/Zurich')::date, wait_minutes(created_at, processed_at), wait_minutes(processed_at, first_answered_at), count(*)
      FROM come GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO pending_requests (subcategory_id, category_id, subregion_id, region_id, status, has_photos, day, sent_on, send_minutes, answer_minutes, n)
      SELECT subcategory_id, category_id, subregion_id, region_id, status, has_photos, (created_at AT TIME ZONE 'Europe/Zurich')::date,
        (processed_at AT TIME ZONE 'Europe/Zurich')::date, wait_minutes(created_at, processed_at), wait_minutes(processed_at, first_answered_at), -count(*)
      FROM gone GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10;
  ELSE
    INSERT INTO pending_requests (subcategory_id, category_id, subregion_id, region_id, status, has_photos, day, sent_on, send_minutes, answer_minutes, n)
      SELECT subcategory_id, category_id, subregion_id, region_id, status, has_photos, (created_at AT TIME ZONE 'Europe/Zurich')::date,
        (processed_at AT TIME ZONE 'Europe/Zurich')::date, wait_minutes(created_at, processed_at), wait_minutes(processed_at, first_answered_at), sum(n)
      FROM (SELECT *, 1 AS n FROM come UNION ALL SELECT *, -1 FROM gone) AS moved GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 HAVING sum(n) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The same of recipients. When a request was first answered is noted on it at once: its row is held by whoever answers.
CREATE OR REPLACE FUNCTION recipients_counted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO pending_recipients (company_id, day, sent, interested, declined, accepted)
      SELECT company_id, (created_at AT TIME ZONE 'Europe/Zurich')::date, count(*), count(*) FILTER (WHERE response = 'interested'),
        count(*) FILTER (WHERE response = 'declined'), count(*) FILTER (WHERE client_decision = 'accepted')
      FROM come GROUP BY 1, 2;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO pending_recipients (company_id, day, sent, interested, declined, accepted)
      SELECT company_id, (created_at AT TIME ZONE 'Europe/Zurich')::date, -count(*), -count(*) FILTER (WHERE response = 'interested'),
        -count(*) FILTER (WHERE response = 'declined'), -count(*) FILTER (WHERE client_decision = 'accepted')
      FROM gone GROUP BY 1, 2;
  ELSE
    INSERT INTO pending_recipients (company_id, day, sent, interested, declined, accepted)
      SELECT * FROM (
        SELECT company_id, (created_at AT TIME ZONE 'Europe/Zurich')::date, sum(n) AS sent,
          coalesce(sum(n) FILTER (WHERE response = 'interested'), 0) AS interested,
          coalesce(sum(n) FILTER (WHERE response = 'declined'), 0) AS declined,
          coalesce(sum(n) FILTER (WHERE client_decision = 'accepted'), 0) AS accepted
        FROM (SELECT *, 1 AS n FROM come UNION ALL SELECT *, -1 FROM gone) AS moved GROUP BY 1, 2) AS summed
      WHERE sent <> 0 OR interested <> 0 OR declined <> 0 OR accepted <> 0;
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
-- Running sums in an array: how many there were up to each day (or month), the last element being the latest. `behind` is by
-- how much a day lies before the latest one; below zero it is a new latest day.
CREATE FUNCTION running_sums(sums integer[], behind integer, n integer) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN n = 0 AND behind >= 0 THEN sums ELSE (
    SELECT array_agg(sums[least(place + greatest(-behind, 0), cardinality(sums))]
      + CASE WHEN place >= cardinality(sums) - greatest(behind, 0) THEN n ELSE 0 END ORDER BY place)
    FROM generate_series(1, cardinality(sums)) AS place) END
$$;
--> statement-breakpoint
-- How many there were up to such a day: nothing before the first that is told.
CREATE FUNCTION running_sum(sums integer[], behind integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(sums[cardinality(sums) - greatest(behind, 0)], 0)
$$;
--> statement-breakpoint
CREATE FUNCTION months_between(earlier date, later date) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ((date_part('year', later) - date_part('year', earlier)) * 12 + date_part('month', later) - date_part('month', earlier))::integer
$$;
--> statement-breakpoint
-- The median of the last answers of a company, rounded as all waits: a changed answer still came when it first came.
CREATE FUNCTION median_of_answers(company uuid) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY minutes) FROM (
    SELECT wait_minutes(greatest(created_at, held_until), coalesce(first_responded_at, responded_at)) AS minutes
    FROM job_request_companies WHERE company_id = company AND responded_at IS NOT NULL
    ORDER BY responded_at DESC, job_request_id DESC LIMIT 50) AS latest
$$;
--> statement-breakpoint
-- At the commit: what the transaction has changed goes into the sums. Rows are locked in one order everywhere, recipients,
-- companies, totals, days, waits; within one table by key, the most shared last. So no two writers wait for each other in a
-- circle, and the shared rows are held for no round trip. Each sum is added to, so that simultaneous changes add up.
CREATE FUNCTION fold_counts() RETURNS void LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  own xid8 := pg_current_xact_id();
  come record;
BEGIN
  IF EXISTS (SELECT FROM pending_recipients WHERE transaction = own) THEN
    INSERT INTO recipient_days AS kept (day, sent, answered, interested, accepted)
      SELECT day, sum(pending.sent), sum(pending.interested + pending.declined), sum(pending.interested), sum(pending.accepted)
      FROM pending_recipients AS pending WHERE transaction = own GROUP BY day
      HAVING sum(pending.sent) <> 0 OR sum(pending.interested + pending.declined) <> 0 OR sum(pending.interested) <> 0 OR sum(pending.accepted) <> 0
      ORDER BY day
      ON CONFLICT (day) DO UPDATE SET sent = kept.sent + excluded.sent, answered = kept.answered + excluded.answered,
        interested = kept.interested + excluded.interested, accepted = kept.accepted + excluded.accepted;
    FOR come IN
      SELECT company_id, day, sum(sent)::integer AS sent, sum(interested + declined)::integer AS answered,
        sum(interested)::integer AS interested, sum(declined)::integer AS declined, sum(accepted)::integer AS accepted
      FROM pending_recipients WHERE transaction = own GROUP BY company_id, day ORDER BY company_id, day
    LOOP
      UPDATE company_figures SET
        sent_days = running_sums(sent_days, last_day - come.day, come.sent),
        answered_days = running_sums(answered_days, last_day - come.day, come.answered),
        sent_months = running_sums(sent_months, months_between(come.day, last_day), come.sent),
        answered_months = running_sums(answered_months, months_between(come.day, last_day), come.answered),
        last_day = greatest(last_day, come.day),
        interested = company_figures.interested + come.interested,
        declined = company_figures.declined + come.declined,
        accepted = company_figures.accepted + come.accepted
      WHERE company_id = come.company_id;
      -- A statement of its own, which sees what others have committed while this one waited for the row.
      IF come.answered <> 0 THEN
        UPDATE company_figures SET median_minutes = median_of_answers(company_id) WHERE company_id = come.company_id;
      END IF;
    END LOOP;
    DELETE FROM pending_recipients WHERE transaction = own;
  END IF;
  IF EXISTS (SELECT FROM pending_requests WHERE transaction = own) THEN
    INSERT INTO job_request_totals AS kept (trade, place, status, count)
      SELECT trade, place, status, sum(n) FROM pending_requests
        CROSS JOIN LATERAL job_request_trades(subcategory_id, category_id) AS trade
        CROSS JOIN LATERAL job_request_places(subregion_id, region_id, has_photos) AS place
      WHERE transaction = own
      GROUP BY trade, place, status HAVING sum(n) <> 0 ORDER BY trade DESC, place DESC, status
    ON CONFLICT (trade, place, status) DO UPDATE SET count = kept.count + excluded.count;
    INSERT INTO job_request_days AS kept (trade, place, status, day, count)
      SELECT trade, place, status, day, sum(n) FROM pending_requests
        CROSS JOIN LATERAL job_request_trades(subcategory_id, category_id) AS trade
        CROSS JOIN LATERAL job_request_places(subregion_id, region_id, has_photos) AS place
      WHERE transaction = own AND '00000000-0000-0000-0000-000000000000' IN (trade, place)
      GROUP BY trade, place, status, day HAVING sum(n) <> 0 ORDER BY trade DESC, place DESC, status, day
    ON CONFLICT (trade, place, day, status) DO UPDATE SET count = kept.count + excluded.count;
    INSERT INTO job_request_waits AS kept (scope, day, kind, minutes, count)
      SELECT scope, sent_on, kind, minutes, sum(n) FROM pending_requests
        CROSS JOIN LATERAL (VALUES ('send', send_minutes), ('answer', answer_minutes)) AS waits (kind, minutes)
        CROSS JOIN LATERAL (VALUES (category_id), (region_id), ('00000000-0000-0000-0000-000000000000')) AS scopes (scope)
      WHERE transaction = own AND sent_on IS NOT NULL AND minutes IS NOT NULL
      GROUP BY scope, sent_on, kind, minutes HAVING sum(n) <> 0 ORDER BY scope DESC, sent_on, kind, minutes
      ON CONFLICT (scope, day, kind, minutes) DO UPDATE SET count = kept.count + excluded.count;
    DELETE FROM pending_requests WHERE transaction = own;
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION counts_folded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM fold_counts();
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Every company has its row of figures from the beginning.
CREATE FUNCTION company_figures_begin() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO company_figures (company_id) SELECT id FROM come;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Whether a request shows photos of its own, kept on it.
CREATE FUNCTION job_request_photos_kept() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE job_requests SET has_photos = true WHERE id IN (SELECT job_request_id FROM come) AND NOT has_photos;
  ELSE
    UPDATE job_requests SET has_photos = false WHERE id IN (SELECT job_request_id FROM gone) AND has_photos
      AND NOT EXISTS (SELECT FROM job_request_photos AS other WHERE other.job_request_id = job_requests.id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The folder of a company's inbox in which its row of a request lies: the first line that holds. `given`: the client has accepted
-- another company.
CREATE FUNCTION inbox_folder(response text, client_decision text, seen_at timestamptz, canceled boolean, given boolean) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN response = 'declined' THEN 'declined'
    WHEN client_decision = 'rejected' OR canceled THEN 'lost'
    WHEN client_decision = 'accepted' THEN 'accepted'
    WHEN given THEN 'lost'
    WHEN response = 'interested' THEN 'answered'
    WHEN seen_at IS NULL THEN 'new'
    ELSE 'seen' END
$$;
--> statement-breakpoint
CREATE FUNCTION recipient_filed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  NEW.folder := inbox_folder(NEW.response, NEW.client_decision, NEW.seen_at,
    (SELECT status = 1 FROM job_requests WHERE id = NEW.job_request_id),
    EXISTS (SELECT FROM job_request_companies AS other WHERE other.job_request_id = NEW.job_request_id
      AND other.company_id <> NEW.company_id AND other.client_decision = 'accepted'));
  RETURN NEW;
END $$;
--> statement-breakpoint
-- What the companies of a request lie in changes with its cancellation and with whom the client accepts. Each row is judged as it is
-- when it is written, whatever its company did meanwhile.
CREATE FUNCTION recipients_refiled() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  request uuid;
BEGIN
  IF TG_TABLE_NAME = 'job_requests' THEN request := NEW.id;
  ELSIF TG_OP = 'INSERT' THEN request := NEW.job_request_id;
  ELSE request := OLD.job_request_id; END IF;
  UPDATE job_request_companies AS recipient SET folder = inbox_folder(response, client_decision, seen_at,
    (SELECT status = 1 FROM job_requests WHERE id = request),
    EXISTS (SELECT FROM job_request_companies AS other WHERE other.job_request_id = request
      AND other.company_id <> recipient.company_id AND other.client_decision = 'accepted'))
  WHERE job_request_id = request;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- At the commit, when nothing else is left to do: whoever comes next waits for the end of this one alone. Sums come before the
-- chain in every transaction, or two would wait for each other. With the rights of the owner: the role that serves writes no
-- link by itself.
CREATE OR REPLACE FUNCTION audit_chained() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  last audit_chain;
BEGIN
  PERFORM fold_counts();
  PERFORM pg_advisory_xact_lock(7150234);
  SELECT * INTO last FROM audit_chain ORDER BY seq DESC LIMIT 1;
  INSERT INTO audit_chain (seq, entry_id, hash)
  VALUES (coalesce(last.seq, 0) + 1, NEW.id, audit_hash(coalesce(last.hash, ''), NEW));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER pending_requests_folded AFTER INSERT ON pending_requests
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION counts_folded();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER pending_recipients_folded AFTER INSERT ON pending_recipients
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION counts_folded();
--> statement-breakpoint
CREATE TRIGGER companies_figures_begin AFTER INSERT ON companies
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION company_figures_begin();
--> statement-breakpoint
CREATE TRIGGER job_request_photos_kept_insert AFTER INSERT ON job_request_photos
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION job_request_photos_kept();
--> statement-breakpoint
CREATE TRIGGER job_request_photos_kept_delete AFTER DELETE ON job_request_photos
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION job_request_photos_kept();
--> statement-breakpoint
CREATE TRIGGER job_request_companies_filed BEFORE INSERT OR UPDATE OF response, client_decision, seen_at ON job_request_companies
  FOR EACH ROW EXECUTE FUNCTION recipient_filed();
--> statement-breakpoint
CREATE TRIGGER job_request_companies_refiled_insert AFTER INSERT ON job_request_companies FOR EACH ROW
  WHEN (NEW.client_decision = 'accepted') EXECUTE FUNCTION recipients_refiled();
--> statement-breakpoint
CREATE TRIGGER job_request_companies_refiled AFTER UPDATE OF client_decision ON job_request_companies FOR EACH ROW
  WHEN ((OLD.client_decision = 'accepted') <> (NEW.client_decision = 'accepted')) EXECUTE FUNCTION recipients_refiled();
--> statement-breakpoint
CREATE TRIGGER job_request_companies_refiled_delete AFTER DELETE ON job_request_companies FOR EACH ROW
  WHEN (OLD.client_decision = 'accepted') EXECUTE FUNCTION recipients_refiled();
--> statement-breakpoint
CREATE TRIGGER job_requests_refiled AFTER UPDATE OF status ON job_requests FOR EACH ROW
  WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION recipients_refiled();
--> statement-breakpoint
CREATE OR REPLACE VIEW job_request_totals_recount AS
  SELECT trade, place, status, count(*)::integer AS count FROM job_requests
    CROSS JOIN LATERAL job_request_trades(subcategory_id, category_id) AS trade
    CROSS JOIN LATERAL job_request_places(subregion_id, region_id, has_photos) AS place
  GROUP BY trade, place, status;
--> statement-breakpoint
CREATE OR REPLACE VIEW job_request_days_recount AS
  SELECT trade, place, status, (created_at AT TIME ZONE 'Europe/Zurich')::date AS day, count(*)::integer AS count FROM job_requests
    CROSS JOIN LATERAL job_request_trades(subcategory_id, category_id) AS trade
    CROSS JOIN LATERAL job_request_places(subregion_id, region_id, has_photos) AS place
  WHERE '00000000-0000-0000-0000-000000000000' IN (trade, place)
  GROUP BY trade, place, status, day;
--> statement-breakpoint
-- Beside the latest day that is kept, which a deletion leaves where it is.
CREATE VIEW company_figures_recount AS
  SELECT companies.id AS company_id, based.last_day, days.sent AS sent_days, days.answered AS answered_days,
    months.sent AS sent_months, months.answered AS answered_months, based.interested, based.declined, based.accepted,
    median_of_answers(companies.id) AS median_minutes
  FROM companies
    LEFT JOIN company_figures AS kept ON kept.company_id = companies.id
    CROSS JOIN LATERAL (
      SELECT coalesce(kept.last_day, (max(created_at) AT TIME ZONE 'Europe/Zurich')::date, (now() AT TIME ZONE 'Europe/Zurich')::date) AS last_day,
        (count(*) FILTER (WHERE response = 'interested'))::integer AS interested,
        (count(*) FILTER (WHERE response = 'declined'))::integer AS declined,
        (count(*) FILTER (WHERE client_decision = 'accepted'))::integer AS accepted
      FROM job_request_companies AS recipient WHERE recipient.company_id = companies.id) AS based
    CROSS JOIN LATERAL (
      SELECT array_agg(sent ORDER BY place) AS sent, array_agg(answered ORDER BY place) AS answered FROM (
        SELECT place, (sum(coalesce(sent, 0)) OVER (ORDER BY place))::integer AS sent, (sum(coalesce(answered, 0)) OVER (ORDER BY place))::integer AS answered
        FROM generate_series(1, 64) AS place LEFT JOIN (
          SELECT greatest(1, 64 - (based.last_day - (created_at AT TIME ZONE 'Europe/Zurich')::date)) AS place,
            count(*) AS sent, count(*) FILTER (WHERE response <> 'none') AS answered
          FROM job_request_companies AS recipient WHERE recipient.company_id = companies.id GROUP BY 1) AS placed USING (place)) AS summed) AS days
    CROSS JOIN LATERAL (
      SELECT array_agg(sent ORDER BY place) AS sent, array_agg(answered ORDER BY place) AS answered FROM (
        SELECT place, (sum(coalesce(sent, 0)) OVER (ORDER BY place))::integer AS sent, (sum(coalesce(answered, 0)) OVER (ORDER BY place))::integer AS answered
        FROM generate_series(1, 62) AS place LEFT JOIN (
          SELECT greatest(1, 62 - months_between((created_at AT TIME ZONE 'Europe/Zurich')::date, based.last_day)) AS place,
            count(*) AS sent, count(*) FILTER (WHERE response <> 'none') AS answered
          FROM job_request_companies AS recipient WHERE recipient.company_id = companies.id GROUP BY 1) AS placed USING (place)) AS summed) AS months;
--> statement-breakpoint
-- The folder in which each recipient should lie.
CREATE VIEW inbox_folders_recount AS
  SELECT recipient.job_request_id, recipient.company_id, inbox_folder(recipient.response, recipient.client_decision, recipient.seen_at,
    request.status = 1, EXISTS (SELECT FROM job_request_companies AS other WHERE other.job_request_id = recipient.job_request_id
      AND other.company_id <> recipient.company_id AND other.client_decision = 'accepted')) AS folder
  FROM job_request_companies AS recipient JOIN job_requests AS request ON request.id = recipient.job_request_id;
--> statement-breakpoint
DROP FUNCTION job_requests_waited();
--> statement-breakpoint
DROP FUNCTION job_request_count(job_request_delta[]);
--> statement-breakpoint
DROP TYPE job_request_delta;
--> statement-breakpoint
DROP TYPE recipient_delta;
--> statement-breakpoint
DROP TYPE job_request_wait;
--> statement-breakpoint
-- No request is known to have photos yet: all are counted as without, and move as the next migration finds them.
INSERT INTO job_request_totals (trade, place, status, count)
  SELECT trade, '00000000-0000-0000-0000-000000000002', status, count FROM job_request_totals
  WHERE place = '00000000-0000-0000-0000-000000000000';
--> statement-breakpoint
INSERT INTO job_request_days (trade, place, status, day, count)
  SELECT trade, '00000000-0000-0000-0000-000000000002', status, day, count FROM job_request_days
  WHERE trade = '00000000-0000-0000-0000-000000000000' AND place = '00000000-0000-0000-0000-000000000000';
