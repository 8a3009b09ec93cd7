CREATE TABLE "webhook_attempts" (
	"delivery_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"status" smallint,
	"error" text,
	"milliseconds" integer NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_attempts_pk" PRIMARY KEY("delivery_id","number"),
	CONSTRAINT "webhook_attempts_error_known" CHECK ("webhook_attempts"."error" in ('status', 'timeout', 'connection', 'tls', 'dns', 'forbiddenAddress', 'endpointOff', 'secretLost'))
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"event_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_at" timestamp(3) with time zone DEFAULT now(),
	"settled_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_deliveries_event_endpoint" UNIQUE("event_id","endpoint_id"),
	CONSTRAINT "webhook_deliveries_state_known" CHECK ("webhook_deliveries"."state" in ('pending', 'delivered', 'failed')),
	CONSTRAINT "webhook_deliveries_pending_has_time" CHECK (("webhook_deliveries"."state" = 'pending') = ("webhook_deliveries"."next_at" is not null)),
	CONSTRAINT "webhook_deliveries_settled_has_time" CHECK (("webhook_deliveries"."state" = 'pending') = ("webhook_deliveries"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"of_office" boolean NOT NULL,
	"url" text NOT NULL,
	"events" text[],
	"sealed_secret" text NOT NULL,
	"sealed_former_secret" text,
	"former_secret_until" timestamp(3) with time zone,
	"off_at" timestamp(3) with time zone,
	"off_reason" text,
	"failing_since" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_endpoints_url_length" CHECK (length("webhook_endpoints"."url") <= 500),
	CONSTRAINT "webhook_endpoints_events_count" CHECK (cardinality("webhook_endpoints"."events") > 0),
	CONSTRAINT "webhook_endpoints_off_whole" CHECK (("webhook_endpoints"."off_at" is null) = ("webhook_endpoints"."off_reason" is null)),
	CONSTRAINT "webhook_endpoints_former_whole" CHECK (("webhook_endpoints"."sealed_former_secret" is null) = ("webhook_endpoints"."former_secret_until" is null)),
	CONSTRAINT "webhook_endpoints_off_known" CHECK ("webhook_endpoints"."off_reason" in ('owner', 'gone', 'failing'))
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"told" uuid[] NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"dispatched_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_webhook_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."webhook_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint" ON "webhook_deliveries" USING btree ("endpoint_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_state" ON "webhook_deliveries" USING btree ("endpoint_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_next" ON "webhook_deliveries" USING btree ("next_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_failed" ON "webhook_deliveries" USING btree ("settled_at") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "webhook_endpoints_user" ON "webhook_endpoints" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_office" ON "webhook_endpoints" USING btree ("id") WHERE of_office and off_at is null;--> statement-breakpoint
CREATE INDEX "webhook_events_due" ON "webhook_events" USING btree ("due_at","id") WHERE dispatched_at is null;--> statement-breakpoint
CREATE INDEX "webhook_events_created" ON "webhook_events" USING btree ("created_at");--> statement-breakpoint
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
END $$;--> statement-breakpoint
-- Whether anybody is told anything at all: what every change asks first.
CREATE FUNCTION webhooks_wanted() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM webhook_endpoints WHERE off_at IS NULL)
$$;--> statement-breakpoint
CREATE FUNCTION webhook_note(kind text, ids jsonb, accounts uuid[], due timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoints WHERE of_office AND off_at IS NULL AND (events IS NULL OR kind = ANY (events)))
    AND NOT EXISTS (SELECT FROM webhook_endpoints WHERE user_id = ANY (accounts) AND off_at IS NULL
      AND (events IS NULL OR kind = ANY (events))) THEN
    RETURN;
  END IF;
  INSERT INTO webhook_events (type, data, told, due_at) VALUES (kind, ids, accounts, coalesce(due, now()));
  PERFORM webhook_dispatch(due);
END $$;--> statement-breakpoint
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
END $$;--> statement-breakpoint
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
END $$;--> statement-breakpoint
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
END $$;--> statement-breakpoint
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
END $$;--> statement-breakpoint
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
END $$;--> statement-breakpoint
CREATE FUNCTION webhook_reminder() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF webhooks_wanted() THEN
    PERFORM webhook_note('jobRequest.reminded', jsonb_build_object('jobRequestId', NEW.job_request_id, 'companyId', NEW.company_id),
      ARRAY[user_id], NULL) FROM companies WHERE id = NEW.company_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION webhook_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF webhooks_wanted() THEN
    PERFORM webhook_note('message.sent', jsonb_build_object('jobRequestId', NEW.job_request_id, 'companyId', NEW.company_id,
      'messageId', NEW.id, 'sender', NEW.sender), ARRAY[tenderers.user_id, companies.user_id], NULL)
      FROM job_requests JOIN tenderers ON tenderers.id = job_requests.tenderer_id JOIN companies ON companies.id = NEW.company_id
      WHERE job_requests.id = NEW.job_request_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
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
END $$;--> statement-breakpoint
CREATE FUNCTION webhook_company_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF webhooks_wanted() THEN
    PERFORM webhook_note('company.erased', jsonb_build_object('companyId', id), '{}', NULL) FROM companies WHERE user_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
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
END $$;--> statement-breakpoint
CREATE TRIGGER job_requests_webhook_insert AFTER INSERT ON job_requests FOR EACH ROW EXECUTE FUNCTION webhook_job_request();--> statement-breakpoint
CREATE TRIGGER job_requests_webhook_delete AFTER DELETE ON job_requests FOR EACH ROW EXECUTE FUNCTION webhook_job_request();--> statement-breakpoint
CREATE TRIGGER job_requests_webhook_update AFTER UPDATE ON job_requests FOR EACH ROW
  WHEN (OLD.revision <> NEW.revision OR OLD.status <> NEW.status OR (OLD.done_at IS NULL) <> (NEW.done_at IS NULL))
  EXECUTE FUNCTION webhook_job_request();--> statement-breakpoint
CREATE TRIGGER job_request_companies_webhook_insert AFTER INSERT ON job_request_companies
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION webhook_recipients_come();--> statement-breakpoint
CREATE TRIGGER job_request_companies_webhook_delete AFTER DELETE ON job_request_companies
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION webhook_recipients_gone();--> statement-breakpoint
CREATE TRIGGER job_request_companies_webhook_update AFTER UPDATE ON job_request_companies FOR EACH ROW
  WHEN (OLD.response <> NEW.response OR OLD.responded_at IS DISTINCT FROM NEW.responded_at
    OR OLD.client_decision <> NEW.client_decision OR (OLD.held_until IS NOT NULL AND NEW.held_until IS NULL))
  EXECUTE FUNCTION webhook_recipient();--> statement-breakpoint
CREATE TRIGGER job_request_notes_webhook_insert AFTER INSERT ON job_request_notes FOR EACH ROW
  WHEN (NEW.kind IN ('asked', 'added')) EXECUTE FUNCTION webhook_note_of_request();--> statement-breakpoint
CREATE TRIGGER job_request_notes_webhook_update AFTER UPDATE ON job_request_notes FOR EACH ROW
  WHEN (NEW.kind = 'asked' AND OLD.answered_at IS NULL AND NEW.answered_at IS NOT NULL) EXECUTE FUNCTION webhook_note_of_request();--> statement-breakpoint
CREATE TRIGGER request_reminders_webhook AFTER INSERT ON request_reminders FOR EACH ROW EXECUTE FUNCTION webhook_reminder();--> statement-breakpoint
CREATE TRIGGER messages_webhook AFTER INSERT ON messages FOR EACH ROW EXECUTE FUNCTION webhook_message();--> statement-breakpoint
CREATE TRIGGER companies_webhook_insert AFTER INSERT ON companies FOR EACH ROW EXECUTE FUNCTION webhook_company();--> statement-breakpoint
CREATE TRIGGER companies_webhook_update AFTER UPDATE ON companies FOR EACH ROW
  WHEN (OLD.profile_revision <> NEW.profile_revision OR OLD.coverage_revision <> NEW.coverage_revision OR OLD.verified <> NEW.verified
    OR (OLD.paused_at IS NULL) <> (NEW.paused_at IS NULL) OR (OLD.away_at IS NULL) <> (NEW.away_at IS NULL))
  EXECUTE FUNCTION webhook_company();--> statement-breakpoint
CREATE TRIGGER users_webhook_erased AFTER UPDATE OF deleted_at ON users FOR EACH ROW
  WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL AND NEW.role = 'Company') EXECUTE FUNCTION webhook_company_erased();--> statement-breakpoint
CREATE TRIGGER subscriptions_webhook_insert AFTER INSERT ON subscriptions FOR EACH ROW EXECUTE FUNCTION webhook_subscription();--> statement-breakpoint
CREATE TRIGGER subscriptions_webhook_update AFTER UPDATE ON subscriptions FOR EACH ROW
  WHEN (OLD.canceled_at IS DISTINCT FROM NEW.canceled_at OR OLD.end_notice_at IS DISTINCT FROM NEW.end_notice_at
    OR OLD.revision <> NEW.revision)
  EXECUTE FUNCTION webhook_subscription();
