-- The present text of every function of the database, and of the types of their parameters.

-- "2026-000123": the year of Europe/Zurich and a number that never repeats.
CREATE FUNCTION next_job_request_number() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE number text := nextval('job_request_number')::text;
BEGIN
  RETURN to_char(now() AT TIME ZONE 'Europe/Zurich', 'YYYY') || '-' || lpad(number, greatest(6, length(number)), '0');
END $$;

-- The currency of amounts that nobody says another of: the platform's, as it is set now.
CREATE FUNCTION site_currency() RETURNS char(3) LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT value #>> '{}' FROM application_config WHERE key = 'site.currency'), 'EUR')::char(3)
$$;

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

-- Companies answer what they were asked: of a request that has left the back office neither service nor district changes. A service
-- that is merged into another one takes its requests along, and is gone by the end of the transaction.
CREATE FUNCTION job_request_stays_what_it_is() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.subregion_id = OLD.subregion_id AND NOT EXISTS (SELECT FROM subcategories WHERE id = OLD.subcategory_id) THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'job request % has left the back office: its service and its district stay', OLD.id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'job_requests_sent_stays';
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

CREATE FUNCTION coverage_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Added, never counted up in one row: those who change what companies cover do not wait for each other.
  INSERT INTO coverage_changes DEFAULT VALUES;
  RETURN NULL;
END $$;

-- The sums behind lists, dashboard and statistics, kept in the transaction of each change. Each has a view that counts it
-- anew from the rows: the nightly recount compares with it.

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

CREATE FUNCTION recipient_filed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  NEW.folder := inbox_folder(NEW.response, NEW.client_decision, NEW.seen_at,
    (SELECT status = 1 FROM job_requests WHERE id = NEW.job_request_id),
    EXISTS (SELECT FROM job_request_companies AS other WHERE other.job_request_id = NEW.job_request_id
      AND other.company_id <> NEW.company_id AND other.client_decision = 'accepted'));
  RETURN NEW;
END $$;

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

-- At the commit, when nothing else is left to do: whoever comes next waits for the end of this one alone. Sums come before the
-- chain in every transaction, or two would wait for each other. With the rights of the owner: the role that serves writes no
-- link by itself.
CREATE FUNCTION audit_chained() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
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
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM push_subscriptions WHERE session_id = OLD.id;
  END IF;
  RETURN NULL;
END $$;

-- Webhooks: what happened is noted in the transaction of the change, where an endpoint is to be told of it. The job is
-- what pg-boss documents for those who write its table themselves, like server/src/jobs/enqueue.ts; one for a transaction and a time.
CREATE FUNCTION webhook_dispatch(due timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  mark text := pg_current_xact_id()::text || ' ' || coalesce(due::text, 'now');
BEGIN
  IF current_setting('metiro.webhook_dispatch', true) IS NOT DISTINCT FROM mark THEN RETURN; END IF;
  PERFORM set_config('metiro.webhook_dispatch', mark, true);
  INSERT INTO pgboss.job (name, data, policy, dead_letter, retry_limit, retry_delay, retry_delay_max, retry_backoff,
    expire_seconds, heartbeat_seconds, deletion_seconds, start_after, created_on, keep_until)
  SELECT name, '{}'::jsonb, policy, dead_letter, retry_limit, retry_delay, retry_delay_max, retry_backoff,
    expire_seconds, heartbeat_seconds, deletion_seconds, coalesce(due, pgboss.job_now()), pgboss.job_now(),
    pgboss.job_now() + retention_seconds * interval '1s'
  FROM pgboss.queue WHERE name = 'webhook-dispatch';
END $$;

-- Whether anybody is told anything at all: what every change asks first.
CREATE FUNCTION webhooks_wanted() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM webhook_endpoints WHERE off_at IS NULL)
$$;

CREATE FUNCTION webhook_note(kind text, ids jsonb, accounts uuid[], due timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoints WHERE of_office AND off_at IS NULL AND (events IS NULL OR kind = ANY (events)))
    AND NOT EXISTS (SELECT FROM webhook_endpoints WHERE user_id = ANY (accounts) AND off_at IS NULL
      AND (events IS NULL OR kind = ANY (events))) THEN
    RETURN;
  END IF;
  INSERT INTO webhook_events (type, data, told, due_at) VALUES (kind, ids, accounts, coalesce(due, now()));
  PERFORM webhook_dispatch(due);
END $$;

CREATE FUNCTION webhook_job_request() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  request job_requests;
  client uuid;
  receivers uuid[];
  ids jsonb;
BEGIN
  IF NOT webhooks_wanted() THEN RETURN NULL; END IF;
  IF TG_OP = 'DELETE' THEN request := OLD; ELSE request := NEW; END IF;
  SELECT user_id INTO client FROM tenderers WHERE id = request.tenderer_id;
  ids := jsonb_build_object('jobRequestId', request.id);
  IF TG_OP = 'INSERT' THEN
    PERFORM webhook_note('jobRequest.created', ids, ARRAY[client], NULL);
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM webhook_note('jobRequest.deleted', ids, ARRAY[client], NULL);
  ELSE
    IF OLD.revision <> NEW.revision THEN
      PERFORM webhook_note('jobRequest.updated', ids, ARRAY[client], NULL);
    END IF;
    IF OLD.status <> 0 AND NEW.status = 0 THEN
      PERFORM webhook_note('jobRequest.recalled', ids, ARRAY[client], NULL);
    ELSIF OLD.status <> 1 AND NEW.status = 1 THEN
      SELECT coalesce(array_agg(companies.user_id), '{}') INTO receivers
        FROM job_request_companies AS recipient JOIN companies ON companies.id = recipient.company_id
        WHERE recipient.job_request_id = NEW.id AND coalesce(recipient.held_until <= clock_timestamp(), true);
      PERFORM webhook_note('jobRequest.canceled', ids, client || receivers, NULL);
    END IF;
    IF OLD.done_at IS NULL AND NEW.done_at IS NOT NULL THEN
      SELECT array_agg(user_id) INTO receivers FROM companies WHERE id = NEW.done_company_id;
      PERFORM webhook_note('jobRequest.done', ids || jsonb_build_object('companyId', NEW.done_company_id), client || receivers, NULL);
    ELSIF OLD.done_at IS NOT NULL AND NEW.done_at IS NULL THEN
      SELECT array_agg(user_id) INTO receivers FROM companies WHERE id = OLD.done_company_id;
      PERFORM webhook_note('jobRequest.undone', ids || jsonb_build_object('companyId', OLD.done_company_id), client || receivers, NULL);
    END IF;
  END IF;
  RETURN NULL;
END $$;

-- A sending that can be taken back is told when that time is over: to the company, and to the client that it was sent.
CREATE FUNCTION webhook_recipients_come() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT webhooks_wanted() THEN RETURN NULL; END IF;
  PERFORM webhook_note('jobRequest.sent', jsonb_build_object('jobRequestId', sent.id), ARRAY[tenderers.user_id], sent.due)
    FROM (SELECT job_request_id AS id, max(held_until) AS due FROM come GROUP BY job_request_id) AS sent
    JOIN job_requests ON job_requests.id = sent.id JOIN tenderers ON tenderers.id = job_requests.tenderer_id;
  PERFORM webhook_note('jobRequest.received', jsonb_build_object('jobRequestId', come.job_request_id, 'companyId', come.company_id),
      ARRAY[companies.user_id], come.held_until)
    FROM come JOIN companies ON companies.id = come.company_id;
  RETURN NULL;
END $$;

-- What a company never knew of is not told at all.
CREATE FUNCTION webhook_recipients_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM webhook_events AS event USING gone
    WHERE event.dispatched_at IS NULL AND event.type = 'jobRequest.received' AND gone.held_until > clock_timestamp()
      AND event.data = jsonb_build_object('jobRequestId', gone.job_request_id, 'companyId', gone.company_id);
  DELETE FROM webhook_events AS event USING gone
    WHERE event.dispatched_at IS NULL AND event.type = 'jobRequest.sent' AND gone.held_until > clock_timestamp()
      AND event.data = jsonb_build_object('jobRequestId', gone.job_request_id)
      AND NOT EXISTS (SELECT FROM job_request_companies AS other WHERE other.job_request_id = gone.job_request_id);
  IF webhooks_wanted() THEN
    PERFORM webhook_note('jobRequest.withdrawn', jsonb_build_object('jobRequestId', gone.job_request_id, 'companyId', gone.company_id),
        ARRAY[companies.user_id], NULL)
      FROM gone JOIN companies ON companies.id = gone.company_id WHERE coalesce(gone.held_until <= clock_timestamp(), true);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION webhook_recipient() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids jsonb := jsonb_build_object('jobRequestId', NEW.job_request_id, 'companyId', NEW.company_id);
  accounts uuid[];
BEGIN
  IF OLD.held_until IS NOT NULL AND NEW.held_until IS NULL THEN
    UPDATE webhook_events SET due_at = now() WHERE dispatched_at IS NULL
      AND data IN (ids, jsonb_build_object('jobRequestId', NEW.job_request_id));
    IF FOUND THEN PERFORM webhook_dispatch(NULL); END IF;
  END IF;
  IF NOT webhooks_wanted() THEN RETURN NULL; END IF;
  SELECT ARRAY[tenderers.user_id, companies.user_id] INTO accounts FROM job_requests
    JOIN tenderers ON tenderers.id = job_requests.tenderer_id JOIN companies ON companies.id = NEW.company_id
    WHERE job_requests.id = NEW.job_request_id;
  IF OLD.response <> NEW.response OR OLD.responded_at IS DISTINCT FROM NEW.responded_at THEN
    PERFORM webhook_note(CASE WHEN NEW.response = 'none' THEN 'answer.takenBack' WHEN NEW.response = OLD.response THEN 'answer.changed'
      WHEN NEW.response = 'interested' THEN 'answer.offered' ELSE 'answer.declined' END, ids, accounts, NULL);
  END IF;
  IF OLD.client_decision <> NEW.client_decision AND NEW.client_decision <> 'none' THEN
    PERFORM webhook_note('decision.' || NEW.client_decision, ids, accounts, NULL);
  END IF;
  RETURN NULL;
END $$;

-- Questions and their answers are between the back office and the client; what is added comes to all that have the request.
CREATE FUNCTION webhook_note_of_request() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids jsonb := jsonb_build_object('jobRequestId', NEW.job_request_id);
  client uuid;
  receivers uuid[];
BEGIN
  IF NOT webhooks_wanted() THEN RETURN NULL; END IF;
  SELECT user_id INTO client FROM tenderers JOIN job_requests ON job_requests.tenderer_id = tenderers.id
    WHERE job_requests.id = NEW.job_request_id;
  IF NEW.kind = 'added' THEN
    SELECT coalesce(array_agg(companies.user_id), '{}') INTO receivers
      FROM job_request_companies AS recipient JOIN companies ON companies.id = recipient.company_id
      WHERE recipient.job_request_id = NEW.job_request_id AND coalesce(recipient.held_until <= clock_timestamp(), true);
    PERFORM webhook_note('details.added', ids, client || receivers, NULL);
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM webhook_note('question.asked', ids, ARRAY[client], NULL);
  ELSE
    PERFORM webhook_note('question.answered', ids, ARRAY[client], NULL);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION webhook_reminder() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF webhooks_wanted() THEN
    PERFORM webhook_note('jobRequest.reminded', jsonb_build_object('jobRequestId', NEW.job_request_id, 'companyId', NEW.company_id),
      ARRAY[user_id], NULL) FROM companies WHERE id = NEW.company_id;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION webhook_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF webhooks_wanted() THEN
    PERFORM webhook_note('message.sent', jsonb_build_object('jobRequestId', NEW.job_request_id, 'companyId', NEW.company_id,
      'messageId', NEW.id, 'sender', NEW.sender), ARRAY[tenderers.user_id, companies.user_id], NULL)
      FROM job_requests JOIN tenderers ON tenderers.id = job_requests.tenderer_id JOIN companies ON companies.id = NEW.company_id
      WHERE job_requests.id = NEW.job_request_id;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION webhook_company() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids jsonb := jsonb_build_object('companyId', NEW.id);
  accounts uuid[] := ARRAY[NEW.user_id];
BEGIN
  IF NOT webhooks_wanted() THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM webhook_note('company.created', ids, accounts, NULL);
    RETURN NULL;
  END IF;
  IF OLD.profile_revision <> NEW.profile_revision THEN PERFORM webhook_note('company.updated', ids, accounts, NULL); END IF;
  IF OLD.coverage_revision <> NEW.coverage_revision THEN PERFORM webhook_note('company.coverageUpdated', ids, accounts, NULL); END IF;
  IF OLD.verified <> NEW.verified THEN
    PERFORM webhook_note(CASE WHEN NEW.verified THEN 'company.verified' ELSE 'company.unverified' END, ids, accounts, NULL);
  END IF;
  IF (OLD.paused_at IS NULL) <> (NEW.paused_at IS NULL) THEN
    PERFORM webhook_note(CASE WHEN NEW.paused_at IS NULL THEN 'company.resumed' ELSE 'company.paused' END, ids, accounts, NULL);
  END IF;
  IF (OLD.away_at IS NULL) <> (NEW.away_at IS NULL) THEN
    PERFORM webhook_note(CASE WHEN NEW.away_at IS NULL THEN 'company.returned' ELSE 'company.left' END, ids, accounts, NULL);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION webhook_company_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF webhooks_wanted() THEN
    PERFORM webhook_note('company.erased', jsonb_build_object('companyId', id), '{}', NULL) FROM companies WHERE user_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION webhook_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids jsonb := jsonb_build_object('subscriptionId', NEW.id, 'companyId', NEW.company_id);
  accounts uuid[];
BEGIN
  IF NOT webhooks_wanted() THEN RETURN NULL; END IF;
  SELECT array_agg(user_id) INTO accounts FROM companies WHERE id = NEW.company_id;
  IF TG_OP = 'INSERT' THEN
    PERFORM webhook_note('subscription.created', ids, accounts, NULL);
    RETURN NULL;
  END IF;
  IF OLD.canceled_at IS NULL AND NEW.canceled_at IS NOT NULL THEN PERFORM webhook_note('subscription.canceled', ids, accounts, NULL); END IF;
  IF OLD.end_notice_at IS NULL AND NEW.end_notice_at IS NOT NULL THEN
    PERFORM webhook_note('subscription.ending', ids, accounts, NULL);
  END IF;
  IF OLD.revision <> NEW.revision AND NEW.canceled_at IS NULL THEN PERFORM webhook_note('subscription.updated', ids, accounts, NULL); END IF;
  RETURN NULL;
END $$;

-- Reviews: the one rule of what may be seen. Inlined, so that an index on the moment serves.
CREATE FUNCTION is_shown(shows_at timestamptz) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT shows_at <= now()
$$;

-- Who may write, until when, and when it is shown. The request is held, so that of two who write at once the second sees the
-- first. Once one of the two is shown the other can write no more: nobody answers stars with stars.
CREATE FUNCTION review_written() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;

-- What was shown stays as it was shown: words go only with their author's account, and an answer is given once and in time.
CREATE FUNCTION review_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.shows_at > OLD.shows_at OR (NEW.job_request_id, NEW.company_id, NEW.tenderer_id) <> (OLD.job_request_id, OLD.company_id, OLD.tenderer_id)
    OR is_shown(OLD.shows_at) AND ((NEW.quality, NEW.punctuality, NEW.price, NEW.contact) <> (OLD.quality, OLD.punctuality, OLD.price, OLD.contact)
      OR NEW.body IS DISTINCT FROM OLD.body AND NEW.body IS NOT NULL) THEN
    RAISE EXCEPTION 'a published review does not change' USING ERRCODE = 'check_violation', CONSTRAINT = 'reviews_stay';
  END IF;
  IF NEW.answer IS DISTINCT FROM OLD.answer AND NEW.answer IS NOT NULL
    AND (OLD.answered_at IS NOT NULL OR NOT is_shown(OLD.shows_at) OR now() >= OLD.shows_at + interval '30 days') THEN
    RAISE EXCEPTION 'a review is answered once, in time' USING ERRCODE = 'check_violation', CONSTRAINT = 'reviews_answered_once';
  END IF;
  IF OLD.withheld_at IS NOT NULL AND NEW.withheld_at IS DISTINCT FROM OLD.withheld_at OR OLD.withheld_at IS NULL AND NEW.withheld_at IS NOT NULL
    AND NOT is_shown(OLD.shows_at) THEN
    RAISE EXCEPTION 'a published review is withheld once' USING ERRCODE = 'check_violation', CONSTRAINT = 'reviews_withheld_once';
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION client_review_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.shows_at > OLD.shows_at OR (NEW.job_request_id, NEW.company_id, NEW.tenderer_id) <> (OLD.job_request_id, OLD.company_id, OLD.tenderer_id)
    OR is_shown(OLD.shows_at) AND ((NEW.matched, NEW.reachable, NEW.paid_on_time) <> (OLD.matched, OLD.reachable, OLD.paid_on_time)
      OR NEW.note IS DISTINCT FROM OLD.note AND NEW.note IS NOT NULL) THEN
    RAISE EXCEPTION 'a published review does not change' USING ERRCODE = 'check_violation', CONSTRAINT = 'reviews_stay';
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION review_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'nobody deletes a review' USING ERRCODE = 'check_violation', CONSTRAINT = 'reviews_stay';
END $$;

CREATE FUNCTION review_photo_in_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- One that is shown as it is written gets its photos in the same transaction.
  IF (SELECT is_shown(shows_at) AND created_at <> now()::timestamptz(3) FROM reviews WHERE id = NEW.review_id) THEN
    RAISE EXCEPTION 'a published review does not change' USING ERRCODE = 'check_violation', CONSTRAINT = 'reviews_stay';
  END IF;
  RETURN NEW;
END $$;

-- What was reviewed stays done.
CREATE FUNCTION job_request_stays_done() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM reviews WHERE job_request_id = NEW.id) OR EXISTS (SELECT FROM client_reviews WHERE job_request_id = NEW.id) THEN
    RAISE EXCEPTION 'work that was reviewed stays done' USING ERRCODE = 'check_violation', CONSTRAINT = 'job_requests_reviewed';
  END IF;
  RETURN NEW;
END $$;

-- What the work was and where goes with the request.
CREATE FUNCTION review_follows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reviews SET subcategory_id = NEW.subcategory_id, region_id = NEW.region_id WHERE job_request_id = NEW.id;
  RETURN NULL;
END $$;

-- Sums of a company and of the platform: the company's row first, then days in their order.
CREATE FUNCTION review_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former smallint := CASE WHEN TG_OP = 'UPDATE' THEN OLD.stars END;
BEGIN
  INSERT INTO company_review_totals AS t (company_id, count, stars, ones, twos, threes, fours, fives)
  SELECT NEW.company_id, (former IS NULL)::int, NEW.stars - coalesce(former, 0),
    (one.come = 1)::int - (one.gone = 1)::int, (one.come = 2)::int - (one.gone = 2)::int, (one.come = 3)::int - (one.gone = 3)::int,
    (one.come = 4)::int - (one.gone = 4)::int, (one.come = 5)::int - (one.gone = 5)::int
  FROM (SELECT (NEW.stars + 2) / 4 AS come, coalesce((former + 2) / 4, 0) AS gone) AS one
  ON CONFLICT (company_id) DO UPDATE SET count = t.count + excluded.count, stars = t.stars + excluded.stars, ones = t.ones + excluded.ones,
    twos = t.twos + excluded.twos, threes = t.threes + excluded.threes, fours = t.fours + excluded.fours, fives = t.fives + excluded.fives;
  INSERT INTO review_days AS d (day, count, stars)
  SELECT day, sum(n), sum(s) FROM (
    SELECT (NEW.shows_at AT TIME ZONE 'UTC')::date AS day, 1 AS n, NEW.stars::int AS s
    UNION ALL SELECT (OLD.shows_at AT TIME ZONE 'UTC')::date, -1, -former WHERE former IS NOT NULL) AS change
  GROUP BY day ORDER BY day
  ON CONFLICT (day) DO UPDATE SET count = d.count + excluded.count, stars = d.stars + excluded.stars;
  RETURN NULL;
END $$;

-- What published reviews say of companies: sums without what is not shown yet, weighed with the platform's own mean at 5.
CREATE FUNCTION company_scores(ids uuid[])
RETURNS TABLE (company_id uuid, count int, score numeric, ones int, twos int, threes int, fours int, fives int) LANGUAGE sql STABLE AS $$
  WITH platform AS (
    SELECT sum(one.stars) / nullif(sum(one.count), 0) / 4.0 AS mean FROM (
      SELECT sum(stars)::numeric AS stars, sum(count)::numeric AS count FROM review_days WHERE day < (now() AT TIME ZONE 'UTC')::date
      UNION ALL
      SELECT sum(stars)::numeric, count(*)::numeric FROM reviews
      WHERE shows_at >= date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' AND is_shown(shows_at)) AS one)
  SELECT t.company_id, t.count - p.n, (5 * (SELECT mean FROM platform) + (t.stars - p.stars) / 4.0) / (5 + t.count - p.n),
    t.ones - p.ones, t.twos - p.twos, t.threes - p.threes, t.fours - p.fours, t.fives - p.fives
  FROM company_review_totals AS t
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS n, coalesce(sum(stars), 0)::int AS stars, count(*) FILTER (WHERE (stars + 2) / 4 = 1)::int AS ones,
      count(*) FILTER (WHERE (stars + 2) / 4 = 2)::int AS twos, count(*) FILTER (WHERE (stars + 2) / 4 = 3)::int AS threes,
      count(*) FILTER (WHERE (stars + 2) / 4 = 4)::int AS fours, count(*) FILTER (WHERE (stars + 2) / 4 = 5)::int AS fives
    FROM reviews WHERE reviews.company_id = t.company_id AND shows_at > now()) AS p
  WHERE t.company_id = ANY (ids) AND t.count > p.n
$$;

-- Offers: whether a rate of the value added tax holds on a day.
CREATE FUNCTION vat_rate_holds(asked smallint, on_day date) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT EXISTS (SELECT FROM vat_rates AS r WHERE r.rate = asked AND r.valid_from <= on_day AND NOT EXISTS (
    SELECT FROM vat_rates AS later WHERE later.kind = r.kind AND later.valid_from > r.valid_from AND later.valid_from <= on_day))
$$;

-- What the lines of an offer come to: the same as `sumsOf` of shared. Tax is reckoned once for each rate, and francs are paid in fives.
CREATE FUNCTION offer_sums(asked uuid) RETURNS TABLE (lines int, subtotal bigint, vat_amount bigint, total bigint) LANGUAGE sql STABLE AS $$
  WITH share AS (
    SELECT coalesce(sum(l.amount), 0)::bigint AS amount,
      CASE o.vat WHEN 'excluded' THEN round(sum(l.amount) * l.vat_rate / 10000.0) WHEN 'included' THEN round(sum(l.amount) * l.vat_rate / (10000.0 + l.vat_rate))
        ELSE 0 END::bigint AS vat
    FROM offers AS o JOIN offer_lines AS l ON l.offer_id = o.id AND l.state = 'priced' AND NOT l.optional
    WHERE o.id = asked GROUP BY o.vat, l.vat_rate),
  summed AS (SELECT coalesce(sum(amount), 0)::bigint AS amount, coalesce(sum(vat), 0)::bigint AS vat FROM share)
  SELECT (SELECT count(*)::int FROM offer_lines WHERE offer_id = asked), s.amount, s.vat,
    CASE o.currency WHEN 'CHF' THEN 5 * round(due / 5.0)::bigint ELSE due END
  FROM summed AS s JOIN offers AS o ON o.id = asked
  CROSS JOIN LATERAL (SELECT s.amount + CASE o.vat WHEN 'excluded' THEN s.vat ELSE 0 END AS due) AS exact
$$;

-- Who may add a version: a company with its answer, until the client decides on it; afterwards by an amendment alone. All of it holds of
-- rows that are put back as well.
CREATE FUNCTION offer_written() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  recipient job_request_companies;
BEGIN
  SELECT * INTO recipient FROM job_request_companies WHERE job_request_id = NEW.job_request_id AND company_id = NEW.company_id;
  IF NEW.kind = 'amendment' THEN
    IF recipient.client_decision <> 'accepted' OR NEW.created_at < recipient.decided_at THEN
      RAISE EXCEPTION 'an amendment changes what was accepted' USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_amend_accepted';
    END IF;
  ELSIF recipient.responded_at IS NULL OR NEW.answered_at > recipient.responded_at
    OR NEW.state = 'current' AND (NEW.answered_at <> recipient.responded_at OR recipient.response <> 'interested')
    OR coalesce(NEW.answered_at > recipient.decided_at, false) THEN
    RAISE EXCEPTION 'an offer comes with its answer' USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_of_answer';
  END IF;
  RETURN NEW;
END $$;

-- A version stays as it was sent. Only its words and its PDF go with an account, and its state follows the answer or the client's decision.
CREATE FUNCTION offer_stays() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  loose CONSTANT text[] := ARRAY['state', 'message', 'payment_terms', 'document_id', 'reason', 'settled_at', 'note'];
  decision text;
BEGIN
  IF to_jsonb(NEW) - loose <> to_jsonb(OLD) - loose
    OR NEW.message IS DISTINCT FROM OLD.message AND NEW.message IS NOT NULL
    OR NEW.payment_terms IS DISTINCT FROM OLD.payment_terms AND NEW.payment_terms IS NOT NULL
    OR NEW.document_id IS DISTINCT FROM OLD.document_id AND NEW.document_id IS NOT NULL
    OR NEW.reason IS DISTINCT FROM OLD.reason AND NEW.reason IS NOT NULL
    OR OLD.settled_at IS NOT NULL AND (NEW.settled_at IS DISTINCT FROM OLD.settled_at OR NEW.note IS DISTINCT FROM OLD.note AND NEW.note IS NOT NULL) THEN
    RAISE EXCEPTION 'an offer that was sent does not change' USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_stay';
  END IF;
  IF NEW.state <> OLD.state THEN
    SELECT client_decision INTO decision FROM job_request_companies WHERE job_request_id = NEW.job_request_id AND company_id = NEW.company_id;
    IF NOT (CASE
      WHEN OLD.state = 'proposed' THEN NEW.state IN ('current', 'refused', 'withdrawn')
      WHEN OLD.state = 'replaced' THEN NEW.state = 'current' AND NEW.kind = 'offer' AND decision = 'none'
      WHEN OLD.state = 'current' THEN NEW.state = 'replaced' AND (decision = 'none' OR EXISTS (SELECT FROM offers
        WHERE job_request_id = NEW.job_request_id AND company_id = NEW.company_id AND state = 'proposed'))
      ELSE false END) THEN
      RAISE EXCEPTION 'an offer does not go from % to %', OLD.state, NEW.state USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_state_order';
    END IF;
  END IF;
  RETURN NEW;
END $$;

-- At the commit: the sums are those of the lines, the rates held on the day, and versions ascend in time.
CREATE FUNCTION offer_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sums record;
BEGIN
  SELECT * INTO sums FROM offer_sums(NEW.id);
  -- Gone again within the transaction.
  IF sums IS NULL THEN
    RETURN NULL;
  END IF;
  IF (sums.lines, sums.subtotal, sums.vat_amount, sums.total) <> (NEW.line_count::int, NEW.subtotal::bigint, NEW.vat_amount::bigint, NEW.total::bigint) THEN
    RAISE EXCEPTION 'the sums of an offer are those of its lines' USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_add_up';
  END IF;
  IF EXISTS (SELECT FROM offer_lines AS l WHERE l.offer_id = NEW.id AND l.state = 'priced'
    AND CASE WHEN NEW.vat = 'exempt' THEN l.vat_rate IS NOT NULL
      ELSE l.vat_rate IS NULL OR NOT vat_rate_holds(l.vat_rate, (NEW.created_at AT TIME ZONE 'Europe/Zurich')::date) END) THEN
    RAISE EXCEPTION 'no such rate holds on this day' USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_vat_rates_hold';
  END IF;
  IF EXISTS (SELECT FROM offers AS o WHERE o.job_request_id = NEW.job_request_id AND o.company_id = NEW.company_id
    AND (o.version < NEW.version AND o.created_at > NEW.created_at OR o.version > NEW.version AND o.created_at < NEW.created_at)) THEN
    RAISE EXCEPTION 'versions ascend' USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_versions_ascend';
  END IF;
  RETURN NULL;
END $$;

-- Lines stay: none is added behind the count that was sent, none goes without its offer, none changes but for words that are erased.
CREATE FUNCTION offer_lines_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM come JOIN offers AS o ON o.id = come.offer_id WHERE come.position > o.line_count) THEN
    RAISE EXCEPTION 'an offer that was sent does not change' USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_stay';
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION offer_lines_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM gone JOIN offers AS o ON o.id = gone.offer_id) THEN
    RAISE EXCEPTION 'an offer that was sent does not change' USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_stay';
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION offer_line_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.label IS NOT NULL OR to_jsonb(NEW) - 'label' <> to_jsonb(OLD) - 'label' THEN
    RAISE EXCEPTION 'an offer that was sent does not change' USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_stay';
  END IF;
  RETURN NEW;
END $$;

-- An offer stands for as long as the answer that it came with: another answer replaces it, and one that is taken back takes it along.
CREATE FUNCTION offers_follow_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.responded_at IS NULL OR NEW.responded_at < OLD.responded_at THEN
    DELETE FROM offers WHERE job_request_id = NEW.job_request_id AND company_id = NEW.company_id AND answered_at = OLD.responded_at;
  END IF;
  UPDATE offers SET state = 'replaced'
  WHERE job_request_id = NEW.job_request_id AND company_id = NEW.company_id AND state = 'current' AND answered_at IS DISTINCT FROM NEW.responded_at;
  UPDATE offers SET state = 'current'
  WHERE job_request_id = NEW.job_request_id AND company_id = NEW.company_id AND state = 'replaced' AND answered_at = NEW.responded_at;
  RETURN NULL;
END $$;

-- Whether a company is what it says and nothing that its trades need has expired: what companies.verified is.
CREATE FUNCTION company_is_verified(company uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM company_proofs WHERE company_id = company AND state = 'verified' AND kind IN ('commercialRegister', 'identity'))
    AND NOT EXISTS (
      SELECT FROM company_proofs AS gone
      WHERE gone.company_id = company AND gone.state = 'expired'
        AND NOT EXISTS (SELECT FROM company_proofs AS held
          WHERE held.company_id = company AND held.kind = gone.kind AND held.state = 'verified')
        AND EXISTS (SELECT FROM company_subcategories AS served JOIN subcategory_proofs AS asked ON asked.subcategory_id = served.subcategory_id
          WHERE served.company_id = company AND asked.kind = gone.kind AND asked.need = 'needed'))
$$;

CREATE FUNCTION proof_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  company uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.company_id ELSE NEW.company_id END;
BEGIN
  UPDATE companies SET verified = NOT verified WHERE id = company AND verified <> company_is_verified(id);
  RETURN NULL;
END $$;

-- Trades that a company takes up or leaves: what they need changes only what has expired.
CREATE FUNCTION served_trades_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE companies SET verified = NOT verified WHERE verified <> company_is_verified(id)
    AND id IN (SELECT changed.company_id FROM changed JOIN company_proofs USING (company_id) WHERE state = 'expired');
  RETURN NULL;
END $$;

CREATE FUNCTION trade_needs_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE companies SET verified = NOT verified WHERE verified <> company_is_verified(id)
    AND id IN (SELECT company_id FROM company_proofs JOIN company_subcategories USING (company_id)
      WHERE state = 'expired' AND subcategory_id IN (SELECT subcategory_id FROM changed));
  RETURN NULL;
END $$;

-- What identifies a company does so under the name and the number that it had: they change once it has ended.
CREATE FUNCTION company_identity_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM company_proofs WHERE company_id = NEW.id AND state = 'verified' AND kind IN ('commercialRegister', 'identity')) THEN
    RAISE EXCEPTION 'a company is identified by its name and number' USING ERRCODE = 'check_violation', CONSTRAINT = 'companies_identified';
  END IF;
  RETURN NEW;
END $$;

-- What an answer says of its offer, so that whoever reads the answer need not ask: the lines of the one that stands, and the latest version.
CREATE FUNCTION offer_marks_answer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  request uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.job_request_id ELSE NEW.job_request_id END;
  company uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.company_id ELSE NEW.company_id END;
BEGIN
  UPDATE job_request_companies AS r SET offer_lines = o.lines, offer_version = o.version
  FROM (SELECT max(line_count) FILTER (WHERE state = 'current') AS lines, max(version) AS version FROM offers
    WHERE job_request_id = request AND company_id = company) AS o
  WHERE r.job_request_id = request AND r.company_id = company
    AND (r.offer_lines, r.offer_version) IS DISTINCT FROM (o.lines, o.version);
  RETURN NULL;
END $$;

-- A version that was given, and what becomes of an amendment. One that is put back from the bin is told as its request is.
CREATE FUNCTION webhook_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF webhooks_wanted() THEN
    PERFORM webhook_note(CASE WHEN NEW.kind = 'offer' THEN 'offer.given' WHEN NEW.state = 'proposed' THEN 'amendment.proposed'
      WHEN NEW.state = 'current' THEN 'amendment.accepted' WHEN NEW.state = 'refused' THEN 'amendment.refused' ELSE 'amendment.withdrawn' END,
      jsonb_build_object('jobRequestId', NEW.job_request_id, 'companyId', NEW.company_id, 'offerId', NEW.id),
      ARRAY[tenderers.user_id, companies.user_id], NULL)
      FROM job_requests JOIN tenderers ON tenderers.id = job_requests.tenderer_id JOIN companies ON companies.id = NEW.company_id
      WHERE job_requests.id = NEW.job_request_id;
  END IF;
  RETURN NULL;
END $$;

-- Offers were reckoned by the rates that hold or held: those stay as they are, and another one begins on a day to come.
CREATE FUNCTION vat_rate_stays() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  today CONSTANT date := (now() AT TIME ZONE 'Europe/Zurich')::date;
BEGIN
  IF TG_OP = 'UPDATE' OR TG_OP = 'INSERT' AND NEW.valid_from <= today OR TG_OP = 'DELETE' AND OLD.valid_from <= today THEN
    RAISE EXCEPTION 'a rate that has begun does not change' USING ERRCODE = 'check_violation', CONSTRAINT = 'vat_rates_stay';
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  RETURN NEW;
END $$;

-- That a request changed, and who may know. Companies do not read its words as they were typed, its street and its answers: what an
-- admin or its client changes of them they know by its revision.
CREATE FUNCTION request_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reached text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    reached := 'everybody';
  ELSIF (OLD.revision, OLD.status, OLD.subcategory_id, OLD.subregion_id, OLD.masked_title, OLD.masked_description, OLD.postal_code, OLD.locality,
      OLD.start_preference, OLD.start_date, OLD.budget_min, OLD.budget_max, OLD.processed_at, OLD.canceled_at, OLD.done_at, OLD.erased_at, OLD.has_photos)
    IS DISTINCT FROM (NEW.revision, NEW.status, NEW.subcategory_id, NEW.subregion_id, NEW.masked_title, NEW.masked_description, NEW.postal_code, NEW.locality,
      NEW.start_preference, NEW.start_date, NEW.budget_min, NEW.budget_max, NEW.processed_at, NEW.canceled_at, NEW.done_at, NEW.erased_at, NEW.has_photos) THEN
    reached := 'everybody';
  ELSIF (OLD.title, OLD.description, OLD.street, OLD.answers, OLD.cancel_reason)
    IS DISTINCT FROM (NEW.title, NEW.description, NEW.street, NEW.answers, NEW.cancel_reason) THEN
    reached := 'client';
  ELSIF OLD.first_answered_at IS DISTINCT FROM NEW.first_answered_at THEN
    RETURN NULL;
  ELSE
    reached := 'office';
  END IF;
  INSERT INTO request_changes (job_request_id, changed_at, reach) VALUES (NEW.id, clock_timestamp(), reached);
  RETURN NULL;
END $$;

-- The same of what was said about it: companies read what its client added.
CREATE FUNCTION request_note_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO request_changes (job_request_id, changed_at, reach)
    VALUES (NEW.job_request_id, clock_timestamp(), CASE WHEN NEW.kind = 'added' THEN 'everybody' ELSE 'client' END);
  RETURN NULL;
END $$;

-- And of what passes between it and one company, which is no business of the others. While a sending waits, only the back office knows.
CREATE FUNCTION recipient_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO request_changes (job_request_id, company_id, changed_at, reach)
    VALUES (NEW.job_request_id, NEW.company_id, clock_timestamp(), CASE WHEN NEW.held_until > now() THEN 'office' ELSE 'company' END);
  RETURN NULL;
END $$;

-- Of a request that goes itself nothing is left to tell.
CREATE FUNCTION recipients_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO request_changes (job_request_id, company_id, changed_at, reach)
    SELECT job_request_id, company_id, clock_timestamp(), CASE WHEN held_until > now() THEN 'office' ELSE 'company' END FROM changed
    WHERE EXISTS (SELECT FROM job_requests WHERE job_requests.id = changed.job_request_id);
  RETURN NULL;
END $$;

-- When a profile or an account changed, whoever changes it.
CREATE FUNCTION row_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := clock_timestamp();
  RETURN NEW;
END $$;

-- How many messages of the other one each party of a conversation has not read. Whoever writes holds the conversation already.
CREATE FUNCTION messages_unread() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE conversations AS talk SET
    client_unread = client_unread + (SELECT count(*) FROM come WHERE come.job_request_id = talk.job_request_id
      AND come.company_id = talk.company_id AND sender = 'company' AND created_at > coalesce(client_read_at, '-infinity')),
    company_unread = company_unread + (SELECT count(*) FROM come WHERE come.job_request_id = talk.job_request_id
      AND come.company_id = talk.company_id AND sender = 'client' AND created_at > coalesce(company_read_at, '-infinity'))
  WHERE (job_request_id, company_id) IN (SELECT job_request_id, company_id FROM come);
  RETURN NULL;
END $$;

-- What is read up to a message is counted once the conversation is held: no message comes to it meanwhile.
CREATE FUNCTION conversation_read() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.client_unread := (SELECT count(*) FROM messages WHERE job_request_id = NEW.job_request_id AND company_id = NEW.company_id
    AND sender = 'company' AND created_at > coalesce(NEW.client_read_at, '-infinity'));
  NEW.company_unread := (SELECT count(*) FROM messages WHERE job_request_id = NEW.job_request_id AND company_id = NEW.company_id
    AND sender = 'client' AND created_at > coalesce(NEW.company_read_at, '-infinity'));
  RETURN NEW;
END $$;

-- No message stands in a conversation that begins, however many it had when its request was thrown away: they come after it, and count.
CREATE FUNCTION conversation_begins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.client_unread := 0;
  NEW.company_unread := 0;
  RETURN NEW;
END $$;
