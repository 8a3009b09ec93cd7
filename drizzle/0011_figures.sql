-- The sums behind the dashboard and the statistics, kept in the transaction of each change. Each has a view that counts it
-- anew from the rows: it fills the sums here, and the nightly recount compares with it.
-- Sums are locked in one order everywhere: recipients, requests (0002), waits; within one table by key, the shared row last.

CREATE FUNCTION wait_minutes(began timestamptz, ended timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  -- Steps of a quarter of an hour at first, of a day at last: few enough to sum, fine enough for a median. Never falls as
  -- the wait grows, so that the median of rounded waits is the rounded median.
  SELECT (round(minutes / step) * step)::integer FROM (
    SELECT minutes, CASE WHEN minutes < 360 THEN 15 WHEN minutes < 1440 THEN 30 WHEN minutes < 4320 THEN 120
      WHEN minutes < 20160 THEN 360 ELSE 1440 END AS step
    FROM (SELECT least(greatest(extract(epoch FROM ended - began) / 60, 0), 525600) AS minutes) AS waited) AS stepped
$$;--> statement-breakpoint

CREATE VIEW job_request_totals_recount AS
  SELECT trade, place, status, count(*)::integer AS count FROM job_requests
    CROSS JOIN LATERAL (VALUES (subcategory_id), (category_id), ('00000000-0000-0000-0000-000000000000')) AS trades (trade)
    CROSS JOIN LATERAL (VALUES (subregion_id), (region_id), ('00000000-0000-0000-0000-000000000000')) AS places (place)
  GROUP BY trade, place, status;--> statement-breakpoint
CREATE VIEW job_request_days_recount AS
  SELECT trade, place, status, (created_at AT TIME ZONE 'Europe/Zurich')::date AS day, count(*)::integer AS count FROM job_requests
    CROSS JOIN LATERAL (VALUES (subcategory_id), (category_id), ('00000000-0000-0000-0000-000000000000')) AS trades (trade)
    CROSS JOIN LATERAL (VALUES (subregion_id), (region_id), ('00000000-0000-0000-0000-000000000000')) AS places (place)
  WHERE '00000000-0000-0000-0000-000000000000' IN (trade, place)
  GROUP BY trade, place, status, day;--> statement-breakpoint
CREATE VIEW account_totals_recount AS
  SELECT role, count(*)::integer AS count FROM users WHERE deleted_at IS NULL GROUP BY role;--> statement-breakpoint
CREATE VIEW subscription_days_recount AS
  SELECT day, currency, sum(starts)::integer AS starts, sum(ends)::integer AS ends, sum(paid)::bigint AS amount FROM subscriptions
    CROSS JOIN LATERAL (VALUES (starts_on, 1, 0, amount), (ends_on, 0, 1, 0)) AS days (day, starts, ends, paid)
  WHERE canceled_at IS NULL GROUP BY day, currency;--> statement-breakpoint
CREATE VIEW recipient_days_recount AS
  SELECT (created_at AT TIME ZONE 'Europe/Zurich')::date AS day, count(*)::integer AS sent,
    (count(*) FILTER (WHERE response <> 'none'))::integer AS answered,
    (count(*) FILTER (WHERE response = 'interested'))::integer AS interested,
    (count(*) FILTER (WHERE client_decision = 'accepted'))::integer AS accepted
  FROM job_request_companies GROUP BY day;--> statement-breakpoint
CREATE VIEW job_request_waits_recount AS
  SELECT scope, (processed_at AT TIME ZONE 'Europe/Zurich')::date AS day, kind, minutes, count(*)::integer AS count FROM job_requests
    CROSS JOIN LATERAL (VALUES ('send', wait_minutes(created_at, processed_at)), ('answer', wait_minutes(processed_at, first_answered_at))) AS waits (kind, minutes)
    CROSS JOIN LATERAL (VALUES (category_id), (region_id), ('00000000-0000-0000-0000-000000000000')) AS scopes (scope)
  WHERE processed_at IS NOT NULL AND minutes IS NOT NULL GROUP BY scope, day, kind, minutes;--> statement-breakpoint

-- Accounts.
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
END $$;--> statement-breakpoint
CREATE FUNCTION account_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO account_totals AS kept (role, count)
    SELECT role, sum(n) FROM (VALUES (OLD.role, OLD.deleted_at, -1), (NEW.role, NEW.deleted_at, 1)) AS moved (role, deleted_at, n)
    WHERE deleted_at IS NULL GROUP BY role HAVING sum(n) <> 0 ORDER BY role
    ON CONFLICT (role) DO UPDATE SET count = kept.count + excluded.count;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_counted_insert AFTER INSERT ON users
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION accounts_counted();--> statement-breakpoint
CREATE TRIGGER users_counted_delete AFTER DELETE ON users
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION accounts_counted();--> statement-breakpoint
CREATE TRIGGER users_counted_update AFTER UPDATE OF role, deleted_at ON users FOR EACH ROW
  WHEN (OLD.role <> NEW.role OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)) EXECUTE FUNCTION account_changed();--> statement-breakpoint

-- Subscriptions.
CREATE TYPE subscription_delta AS (starts_on date, ends_on date, currency character(3), amount bigint, n integer);--> statement-breakpoint
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
END $$;--> statement-breakpoint
CREATE TRIGGER subscriptions_counted_insert AFTER INSERT ON subscriptions
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION subscriptions_counted();--> statement-breakpoint
CREATE TRIGGER subscriptions_counted_delete AFTER DELETE ON subscriptions
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION subscriptions_counted();--> statement-breakpoint
CREATE TRIGGER subscriptions_counted_update AFTER UPDATE ON subscriptions
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION subscriptions_counted();--> statement-breakpoint

-- What companies received and answered.
CREATE TYPE recipient_delta AS (created_at timestamptz, response text, client_decision text, n integer);--> statement-breakpoint
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
END $$;--> statement-breakpoint
CREATE TRIGGER job_request_companies_counted_insert AFTER INSERT ON job_request_companies
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION recipients_counted();--> statement-breakpoint
CREATE TRIGGER job_request_companies_counted_delete AFTER DELETE ON job_request_companies
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION recipients_counted();--> statement-breakpoint
CREATE TRIGGER job_request_companies_counted_update AFTER UPDATE ON job_request_companies
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION recipients_counted();--> statement-breakpoint

-- How long requests waited. The names come after job_requests_counted_…, so that these sums are locked after those.
CREATE TYPE job_request_wait AS (category_id uuid, region_id uuid, created_at timestamptz, processed_at timestamptz, first_answered_at timestamptz, n integer);--> statement-breakpoint
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
END $$;--> statement-breakpoint
CREATE TRIGGER job_requests_waited_insert AFTER INSERT ON job_requests
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION job_requests_waited();--> statement-breakpoint
CREATE TRIGGER job_requests_waited_delete AFTER DELETE ON job_requests
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION job_requests_waited();--> statement-breakpoint
CREATE TRIGGER job_requests_waited_update AFTER UPDATE ON job_requests
  REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION job_requests_waited();--> statement-breakpoint

-- What there is already. The update fills in a part of the waits; their view has all of them.
UPDATE job_requests SET first_answered_at = answered.at
  FROM (SELECT job_request_id, min(responded_at) AS at FROM job_request_companies WHERE responded_at IS NOT NULL GROUP BY job_request_id) AS answered
  WHERE job_requests.id = answered.job_request_id;--> statement-breakpoint
TRUNCATE job_request_waits;--> statement-breakpoint
INSERT INTO job_request_waits (scope, day, kind, minutes, count) SELECT scope, day, kind, minutes, count FROM job_request_waits_recount;--> statement-breakpoint
INSERT INTO recipient_days (day, sent, answered, interested, accepted) SELECT day, sent, answered, interested, accepted FROM recipient_days_recount;--> statement-breakpoint
INSERT INTO subscription_days (day, currency, starts, ends, amount) SELECT day, currency, starts, ends, amount FROM subscription_days_recount;--> statement-breakpoint
INSERT INTO account_totals (role, count) SELECT role, count FROM account_totals_recount;
