-- Functions of itemised offers: that they add up, that they stay as they were sent, that they follow the answer.

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
