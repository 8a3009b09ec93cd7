-- What the tables cannot say by themselves: overlaps, the order of states, derived rows.

ALTER TABLE subscriptions ADD CONSTRAINT subscriptions_no_overlap
  EXCLUDE USING gist (company_id WITH =, daterange(starts_on, ends_on, '[]') WITH &&) WHERE (canceled_at IS NULL);--> statement-breakpoint

-- A canceled request stays canceled, a processed one never becomes active again.
CREATE FUNCTION job_request_status_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'job request % cannot go from status % to %', OLD.id, OLD.status, NEW.status
    USING ERRCODE = 'check_violation', CONSTRAINT = 'job_requests_status_order';
END $$;--> statement-breakpoint
CREATE TRIGGER job_requests_status_order BEFORE UPDATE OF status ON job_requests FOR EACH ROW
  WHEN (NEW.status <> OLD.status AND (OLD.status = 1 OR NEW.status = 0)) EXECUTE FUNCTION job_request_status_order();--> statement-breakpoint

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
END $$;--> statement-breakpoint
CREATE TRIGGER company_subcategories_coverage AFTER INSERT ON company_subcategories
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION company_coverage_grow();--> statement-breakpoint
CREATE TRIGGER company_subregions_coverage AFTER INSERT ON company_subregions
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION company_coverage_grow();--> statement-breakpoint

-- Totals and day counts of job requests. Rows are written in one order, the most shared last, so that no two writers wait
-- for each other in a circle and the global rows are held for the shortest time.
CREATE TYPE job_request_delta AS (subcategory_id uuid, category_id uuid, subregion_id uuid, region_id uuid, status smallint, day date, n integer);--> statement-breakpoint
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
END $$;--> statement-breakpoint
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
END $$;--> statement-breakpoint
CREATE TRIGGER job_requests_counted_insert AFTER INSERT ON job_requests
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION job_requests_counted();--> statement-breakpoint
CREATE TRIGGER job_requests_counted_delete AFTER DELETE ON job_requests
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION job_requests_counted();--> statement-breakpoint
CREATE TRIGGER job_requests_counted_update AFTER UPDATE ON job_requests
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION job_requests_counted();
