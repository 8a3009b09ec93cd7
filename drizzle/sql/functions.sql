-- The present text of every function of the database, and of the types of their parameters.

-- "2026-000123": the year of Europe/Zurich and a number that never repeats.
CREATE FUNCTION next_job_request_number() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE number text := nextval('job_request_number')::text;
BEGIN
  RETURN to_char(now() AT TIME ZONE 'Europe/Zurich', 'YYYY') || '-' || lpad(number, greatest(6, length(number)), '0');
END $$;

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

-- Totals and day counts of job requests. Rows are written in one order, the most shared last, so that no two writers wait
-- for each other in a circle and the global rows are held for the shortest time.
CREATE TYPE job_request_delta AS (subcategory_id uuid, category_id uuid, subregion_id uuid, region_id uuid, status smallint, day date, n integer);

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

-- The sums behind the dashboard and the statistics, kept in the transaction of each change. Each has a view that counts it
-- anew from the rows: it fills the sums here, and the nightly recount compares with it.
-- Sums are locked in one order everywhere: recipients, requests, waits; within one table by key, the shared row last.

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

CREATE TYPE recipient_delta AS (created_at timestamptz, response text, client_decision text, n integer);

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

CREATE TYPE job_request_wait AS (category_id uuid, region_id uuid, created_at timestamptz, processed_at timestamptz, first_answered_at timestamptz, n integer);

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

-- The form that a subcategory is made with is its first version, however it is made; each later one is kept by who saves it.
CREATE FUNCTION keep_first_form_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO question_form_versions (subcategory_id, revision, form, saved_at)
    VALUES (NEW.id, NEW.questions_revision, NEW.questions, NEW.created_at);
  RETURN NULL;
END $$;

-- Entries of the audit are never changed: only their details may be taken out, by a transaction that says it redacts.
CREATE FUNCTION audit_digest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.details_digest := encode(sha256(convert_to(NEW.details::text, 'UTF8')), 'hex');
  NEW.redacted_at := NULL;
  RETURN NEW;
END $$;

CREATE FUNCTION audit_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'audit_entries' AND TG_OP = 'UPDATE' AND current_setting('metiro.redaction', true) = 'on'
    AND to_jsonb(NEW) - 'details' - 'words' - 'redacted_at' = to_jsonb(OLD) - 'details' - 'words' - 'redacted_at' THEN
    NEW.redacted_at := clock_timestamp();
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The audit only grows: % of % is refused', lower(TG_OP), TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

-- What the hash of an entry is made of, one thing a line; server/src/domains/audit/verify.ts makes the same.
CREATE FUNCTION audit_hash(previous text, entry audit_entries) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(concat_ws(E'\n', previous, entry.id::text, coalesce(entry.actor_id::text, '-'), entry.action,
    entry.entity, coalesce(entry.entity_id::text, '-'), entry.details_digest,
    (extract(epoch FROM entry.at) * 1000)::bigint::text), 'UTF8')), 'hex')
$$;

-- At the commit, when nothing else is left to do: whoever comes next waits for the end of this one alone. With the rights of
-- the owner: the role that serves writes no link by itself.
CREATE FUNCTION audit_chained() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  last audit_chain;
BEGIN
  PERFORM pg_advisory_xact_lock(7150234);
  SELECT * INTO last FROM audit_chain ORDER BY seq DESC LIMIT 1;
  INSERT INTO audit_chain (seq, entry_id, hash)
  VALUES (coalesce(last.seq, 0) + 1, NEW.id, audit_hash(coalesce(last.hash, ''), NEW));
  RETURN NULL;
END $$;

-- What is left of the details of an entry when the person is erased that they tell of: that a row was changed stays, and which
-- fields; of an account's booking only the words go.
CREATE FUNCTION audit_redacted(action text, details jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN action IN ('user.update', 'company.correct', 'jobRequest.update', 'jobRequest.edit') THEN
      jsonb_build_object('fields', (SELECT coalesce(jsonb_agg(field ORDER BY field), '[]'::jsonb)
        FROM jsonb_object_keys(coalesce(details -> 'before', '{}') || coalesce(details -> 'after', '{}')) AS field))
        || (details - 'before' - 'after')
    WHEN action = 'subscription.update' THEN details #- '{before,note}' #- '{after,note}'
    WHEN action = 'user.resetSecondFactor' THEN details - 'reason'
    ELSE details
  END
$$;

-- The one way to take details out, with the rights of the tables' owner: the role that serves may change no entry. What was
-- taken out is an entry itself, with the digests of what is left, so that the chain tells it from a change by anybody else.
CREATE FUNCTION redact_audit(subjects uuid[]) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  left_over jsonb;
BEGIN
  PERFORM set_config('metiro.redaction', 'on', true);
  WITH redacted AS (
    UPDATE audit_entries AS entry SET details = audit_redacted(entry.action, entry.details)
    WHERE entry.entity_id = ANY (subjects) AND entry.details IS DISTINCT FROM audit_redacted(entry.action, entry.details)
    RETURNING entry.id, entry.details)
  SELECT jsonb_agg(jsonb_build_object('id', redacted.id, 'left', encode(sha256(convert_to(redacted.details::text, 'UTF8')), 'hex')))
  INTO left_over FROM redacted;
  PERFORM set_config('metiro.redaction', 'off', true);
  IF left_over IS NULL THEN
    RETURN 0;
  END IF;
  INSERT INTO audit_entries (action, entity, details) VALUES ('audit.redact', 'audit', jsonb_build_object('entries', left_over));
  RETURN jsonb_array_length(left_over);
END $$;

-- Tells every process that a session has ended, with the commit: what it streams ends at once.
CREATE FUNCTION session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', OLD.id::text);
  RETURN NULL;
END $$;
