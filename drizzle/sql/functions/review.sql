-- Functions of reviews: who may write and until when, when it is shown, that it stays.

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
