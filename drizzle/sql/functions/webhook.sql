-- Functions that write the outbox of webhooks.

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
