-- A canceled request stays canceled. A processed one becomes active again only where a sending was taken back that was all
-- there was: nobody has it.
CREATE OR REPLACE FUNCTION job_request_status_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 4 AND NEW.status = 0 AND NOT EXISTS (SELECT FROM job_request_companies WHERE job_request_id = OLD.id) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'job request % cannot go from status % to %', OLD.id, OLD.status, NEW.status
    USING ERRCODE = 'check_violation', CONSTRAINT = 'job_requests_status_order';
END $$;
