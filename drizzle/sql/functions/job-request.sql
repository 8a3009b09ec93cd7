-- Functions of requests: their numbers, the order of their states, what of them stays.

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

-- What was reviewed stays done.
CREATE FUNCTION job_request_stays_done() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM reviews WHERE job_request_id = NEW.id) OR EXISTS (SELECT FROM client_reviews WHERE job_request_id = NEW.id) THEN
    RAISE EXCEPTION 'work that was reviewed stays done' USING ERRCODE = 'check_violation', CONSTRAINT = 'job_requests_reviewed';
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
