-- Functions of the recipients of a request: in which folder of the inbox each is.

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
