-- Functions of the sums behind lists, dashboard and statistics, kept in the transaction of each change, and of the types of their
-- parameters. Each sum has a view that counts it anew from the rows: the nightly recount compares with it.

CREATE FUNCTION wait_minutes(began timestamptz, ended timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  -- Steps of a quarter of an hour at first, of a day at last: few enough to sum, fine enough for a median. Never falls as
  -- the wait grows, so that the median of rounded waits is the rounded median.
  SELECT (round(minutes / step) * step)::integer FROM (
    SELECT minutes, CASE WHEN minutes < 360 THEN 15 WHEN minutes < 1440 THEN 30 WHEN minutes < 4320 THEN 120
      WHEN minutes < 20160 THEN 360 ELSE 1440 END AS step
    FROM (SELECT least(greatest(extract(epoch FROM ended - began) / 60, 0), 525600) AS minutes) AS waited) AS stepped
$$;

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

CREATE FUNCTION account_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO account_totals AS kept (role, count)
    SELECT role, sum(n) FROM (VALUES (OLD.role, OLD.deleted_at, -1), (NEW.role, NEW.deleted_at, 1)) AS moved (role, deleted_at, n)
    WHERE deleted_at IS NULL GROUP BY role HAVING sum(n) <> 0 ORDER BY role
    ON CONFLICT (role) DO UPDATE SET count = kept.count + excluded.count;
  RETURN NULL;
END $$;

CREATE TYPE subscription_delta AS (starts_on date, ends_on date, currency character(3), amount bigint, n integer);

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

-- The keys under which a request is counted: its trades and its places, each with "all". With or without photos is a place of
-- its own, so that the lists by it have totals and days as those of a place have.
CREATE FUNCTION job_request_trades(subcategory uuid, category uuid) RETURNS SETOF uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 3 AS $$
  VALUES (subcategory), (category), ('00000000-0000-0000-0000-000000000000')
$$;

CREATE FUNCTION job_request_places(subregion uuid, region uuid, photos boolean) RETURNS SETOF uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 4 AS $$
  VALUES (subregion), (region), ('00000000-0000-0000-0000-000000000000'),
    (CASE WHEN photos THEN '00000000-0000-0000-0000-000000000001' ELSE '00000000-0000-0000-0000-000000000002' END::uuid)
$$;

-- What a statement changed of requests, noted for the commit: both sides of an update cancel each other where nothing that is
-- counted has changed. With the rights of the owner, as all that keeps sums: the role that serves need not write them.
CREATE FUNCTION job_requests_counted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
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

-- The same of recipients, by the folder in which they lie: one that is moved leaves one and comes to the other. When a request was
-- first answered is noted on it at once: its row is held by whoever answers.
CREATE FUNCTION recipients_counted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO pending_recipients (company_id, day, folder, sent, interested, declined, accepted)
      SELECT company_id, (created_at AT TIME ZONE 'Europe/Zurich')::date, folder, count(*), count(*) FILTER (WHERE response = 'interested'),
        count(*) FILTER (WHERE response = 'declined'), count(*) FILTER (WHERE client_decision = 'accepted')
      FROM come GROUP BY 1, 2, 3;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO pending_recipients (company_id, day, folder, sent, interested, declined, accepted)
      SELECT company_id, (created_at AT TIME ZONE 'Europe/Zurich')::date, folder, -count(*), -count(*) FILTER (WHERE response = 'interested'),
        -count(*) FILTER (WHERE response = 'declined'), -count(*) FILTER (WHERE client_decision = 'accepted')
      FROM gone GROUP BY 1, 2, 3;
  ELSE
    INSERT INTO pending_recipients (company_id, day, folder, sent, interested, declined, accepted)
      SELECT * FROM (
        SELECT company_id, (created_at AT TIME ZONE 'Europe/Zurich')::date, folder, sum(n) AS sent,
          coalesce(sum(n) FILTER (WHERE response = 'interested'), 0) AS interested,
          coalesce(sum(n) FILTER (WHERE response = 'declined'), 0) AS declined,
          coalesce(sum(n) FILTER (WHERE client_decision = 'accepted'), 0) AS accepted
        FROM (SELECT *, 1 AS n FROM come UNION ALL SELECT *, -1 FROM gone) AS moved GROUP BY 1, 2, 3) AS summed
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

-- Conversations that begin or go, noted with the recipients' changes of their companies.
CREATE FUNCTION conversations_counted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO pending_recipients (company_id, day, sent, interested, declined, accepted, conversations)
      SELECT company_id, current_date, 0, 0, 0, 0, count(*) FROM come GROUP BY company_id;
  ELSE
    INSERT INTO pending_recipients (company_id, day, sent, interested, declined, accepted, conversations)
      SELECT company_id, current_date, 0, 0, 0, 0, -count(*) FROM gone GROUP BY company_id;
  END IF;
  RETURN NULL;
END $$;

-- Running sums in an array: how many there were up to each day (or month), the last element being the latest. `behind` is by
-- how much a day lies before the latest one; below zero it is a new latest day.
CREATE FUNCTION running_sums(sums integer[], behind integer, n integer) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN n = 0 AND behind >= 0 THEN sums ELSE (
    SELECT array_agg(sums[least(place + greatest(-behind, 0), cardinality(sums))]
      + CASE WHEN place >= cardinality(sums) - greatest(behind, 0) THEN n ELSE 0 END ORDER BY place)
    FROM generate_series(1, cardinality(sums)) AS place) END
$$;

-- How many there were up to such a day: nothing before the first that is told.
CREATE FUNCTION running_sum(sums integer[], behind integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(sums[cardinality(sums) - greatest(behind, 0)], 0)
$$;

CREATE FUNCTION months_between(earlier date, later date) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ((date_part('year', later) - date_part('year', earlier)) * 12 + date_part('month', later) - date_part('month', earlier))::integer
$$;

-- The median of the last answers of a company, rounded as all waits: a changed answer still came when it first came.
CREATE FUNCTION median_of_answers(company uuid) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY minutes) FROM (
    SELECT wait_minutes(greatest(created_at, held_until), coalesce(first_responded_at, responded_at)) AS minutes
    FROM job_request_companies WHERE company_id = company AND responded_at IS NOT NULL
    ORDER BY responded_at DESC, job_request_id DESC LIMIT 50) AS latest
$$;

-- At the commit: what the transaction has changed goes into the sums. Rows are locked in one order everywhere, recipients,
-- companies, their inboxes, conversations, what they received, totals, days, waits, months; within one table by key, the most shared last. So no two writers wait for
-- each other in a circle, and the shared rows are held for no round trip. Each sum is added to, so that simultaneous changes add up.
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
      FROM pending_recipients AS pending WHERE transaction = own GROUP BY company_id, day
      HAVING sum(pending.sent) <> 0 OR sum(pending.interested) <> 0 OR sum(pending.declined) <> 0 OR sum(pending.accepted) <> 0
      ORDER BY company_id, day
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
    INSERT INTO inbox_totals AS kept (company_id, folder, count)
      SELECT company_id, folder, sum(sent) FROM pending_recipients JOIN companies ON companies.id = company_id
      WHERE transaction = own AND folder IS NOT NULL GROUP BY company_id, folder HAVING sum(sent) <> 0 ORDER BY company_id, folder
      ON CONFLICT (company_id, folder) DO UPDATE SET count = kept.count + excluded.count;
    INSERT INTO conversation_totals AS kept (company_id, count)
      SELECT company_id, sum(conversations) FROM pending_recipients JOIN companies ON companies.id = company_id
      WHERE transaction = own GROUP BY company_id HAVING sum(conversations) <> 0 ORDER BY company_id
      ON CONFLICT (company_id) DO UPDATE SET count = kept.count + excluded.count;
    -- Held before the days are read: whoever adds a day waits for those that have not seen it.
    LOCK TABLE received_totals IN ROW EXCLUSIVE MODE;
    INSERT INTO received_totals AS kept (since, company_id, count)
      SELECT since, company_id, sum(sent) FROM pending_recipients JOIN received_starts ON since <= day JOIN companies ON companies.id = company_id
      WHERE transaction = own GROUP BY since, company_id HAVING sum(sent) <> 0 ORDER BY company_id, since
      ON CONFLICT (company_id, since) DO UPDATE SET count = kept.count + excluded.count;
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
    INSERT INTO job_request_months AS kept (scope, month, kind, minutes, count)
      SELECT scope, date_trunc('month', happened_on::timestamp)::date AS month, kind, minutes, sum(n) FROM pending_requests
        CROSS JOIN LATERAL (VALUES ('posted', day, 0), ('send', sent_on, send_minutes), ('answer', sent_on, answer_minutes)) AS deeds (kind, happened_on, minutes)
        CROSS JOIN LATERAL (VALUES (category_id), (region_id), ('00000000-0000-0000-0000-000000000000')) AS scopes (scope)
      WHERE transaction = own AND happened_on IS NOT NULL AND minutes IS NOT NULL
      GROUP BY scope, month, kind, minutes HAVING sum(n) <> 0 ORDER BY scope DESC, month, kind, minutes
      ON CONFLICT (scope, month, kind, minutes) DO UPDATE SET count = kept.count + excluded.count;
    DELETE FROM pending_requests WHERE transaction = own;
  END IF;
END $$;

CREATE FUNCTION counts_folded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM fold_counts();
  RETURN NULL;
END $$;

-- Every company has its row of figures from the beginning.
CREATE FUNCTION company_figures_begin() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO company_figures (company_id) SELECT id FROM come;
  RETURN NULL;
END $$;
