CREATE TABLE "offer_drafts" (
	"job_request_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_drafts_pk" PRIMARY KEY("job_request_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "offer_lines" (
	"offer_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"standard_line_id" uuid,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"label" text,
	"label_en" text,
	"quantity" numeric(12, 3),
	"unit" text,
	"unit_price" integer,
	"vat_rate" smallint,
	"optional" boolean DEFAULT false NOT NULL,
	"amount" integer,
	CONSTRAINT "offer_lines_pk" PRIMARY KEY("offer_id","position"),
	CONSTRAINT "offer_lines_position" CHECK ("offer_lines"."position" between 1 and 60),
	CONSTRAINT "offer_lines_kind_known" CHECK ("offer_lines"."kind" in ('work', 'material', 'travel', 'disposal', 'other')),
	CONSTRAINT "offer_lines_state_known" CHECK ("offer_lines"."state" in ('priced', 'includedElsewhere', 'notOffered')),
	CONSTRAINT "offer_lines_unit_known" CHECK ("offer_lines"."unit" in ('lump', 'piece', 'hour', 'day', 'month', 'm', 'm2', 'm3', 'kg', 't', 'l', 'km', 'kw', 'room')),
	CONSTRAINT "offer_lines_priced_whole" CHECK (case when "offer_lines"."state" = 'priced' then num_nonnulls("offer_lines"."quantity", "offer_lines"."unit", "offer_lines"."unit_price", "offer_lines"."amount") = 4 else "offer_lines"."standard_line_id" is not null and not "offer_lines"."optional" and num_nonnulls("offer_lines"."quantity", "offer_lines"."unit", "offer_lines"."unit_price", "offer_lines"."amount", "offer_lines"."vat_rate") = 0 end),
	CONSTRAINT "offer_lines_quantity" CHECK ("offer_lines"."quantity" between 0 and 999999.999),
	CONSTRAINT "offer_lines_unit_price" CHECK ("offer_lines"."unit_price" between 0 and 100000000),
	CONSTRAINT "offer_lines_amount" CHECK ("offer_lines"."amount" = round("offer_lines"."quantity" * "offer_lines"."unit_price") and "offer_lines"."amount" <= 1000000000),
	CONSTRAINT "offer_lines_label_length" CHECK (char_length("offer_lines"."label") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"job_request_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"answered_at" timestamp(3) with time zone,
	"currency" text NOT NULL,
	"vat" text NOT NULL,
	"message" text,
	"valid_until" date,
	"available_from" date,
	"duration" smallint,
	"duration_unit" text,
	"visit" text,
	"payment_terms" text,
	"line_count" smallint NOT NULL,
	"subtotal" integer NOT NULL,
	"vat_amount" integer NOT NULL,
	"total" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"reason" text,
	"settled_at" timestamp(3) with time zone,
	"note" text,
	CONSTRAINT "offers_version" UNIQUE("job_request_id","company_id","version"),
	CONSTRAINT "offers_kind_known" CHECK ("offers"."kind" in ('offer', 'amendment')),
	CONSTRAINT "offers_state_known" CHECK ("offers"."state" in ('current', 'replaced', 'proposed', 'refused', 'withdrawn')),
	CONSTRAINT "offers_vat_known" CHECK ("offers"."vat" in ('included', 'excluded', 'exempt')),
	CONSTRAINT "offers_visit_known" CHECK ("offers"."visit" in ('offered', 'done', 'required', 'unneeded')),
	CONSTRAINT "offers_duration_unit_known" CHECK ("offers"."duration_unit" in ('hour', 'day', 'week')),
	CONSTRAINT "offers_version_positive" CHECK ("offers"."version" > 0),
	CONSTRAINT "offers_kind_whole" CHECK (("offers"."kind" = 'offer') = ("offers"."answered_at" is not null)),
	CONSTRAINT "offers_state_of_kind" CHECK ("offers"."kind" = 'amendment' or "offers"."state" in ('current', 'replaced') and num_nonnulls("offers"."reason", "offers"."settled_at", "offers"."note") = 0),
	CONSTRAINT "offers_settled_whole" CHECK ("offers"."kind" = 'offer' or ("offers"."state" = 'proposed') = ("offers"."settled_at" is null)),
	CONSTRAINT "offers_duration_has_unit" CHECK (("offers"."duration" is null) = ("offers"."duration_unit" is null) and coalesce("offers"."duration" > 0, true)),
	CONSTRAINT "offers_line_count" CHECK ("offers"."line_count" between 1 and 60),
	CONSTRAINT "offers_amounts" CHECK ("offers"."subtotal" between 0 and 1000000000 and "offers"."vat_amount" between 0 and 1000000000 and "offers"."total" between 0 and 1000000000),
	CONSTRAINT "offers_message_length" CHECK (char_length("offers"."message") <= 5000),
	CONSTRAINT "offers_payment_terms_length" CHECK (char_length("offers"."payment_terms") <= 1000),
	CONSTRAINT "offers_reason_length" CHECK (char_length("offers"."reason") <= 1000),
	CONSTRAINT "offers_note_length" CHECK (char_length("offers"."note") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "standard_lines" (
	"subcategory_id" uuid PRIMARY KEY NOT NULL,
	"lines" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vat_rates" (
	"kind" text NOT NULL,
	"valid_from" date NOT NULL,
	"rate" smallint NOT NULL,
	CONSTRAINT "vat_rates_pk" PRIMARY KEY("kind","valid_from"),
	CONSTRAINT "vat_rates_kind_known" CHECK ("vat_rates"."kind" in ('standard', 'reduced', 'lodging')),
	CONSTRAINT "vat_rates_rate" CHECK ("vat_rates"."rate" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "offer_drafts" ADD CONSTRAINT "offer_drafts_recipient_fk" FOREIGN KEY ("job_request_id","company_id") REFERENCES "public"."job_request_companies"("job_request_id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_lines" ADD CONSTRAINT "offer_lines_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_recipient_fk" FOREIGN KEY ("job_request_id","company_id") REFERENCES "public"."job_request_companies"("job_request_id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standard_lines" ADD CONSTRAINT "standard_lines_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_drafts_company" ON "offer_drafts" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "offer_drafts_updated" ON "offer_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_current" ON "offers" USING btree ("job_request_id","company_id") WHERE state = 'current';--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_proposed" ON "offers" USING btree ("job_request_id","company_id") WHERE state = 'proposed';--> statement-breakpoint
CREATE INDEX "offers_company" ON "offers" USING btree ("company_id","created_at");--> statement-breakpoint
-- Offers: whether a rate of the value added tax holds on a day.
CREATE FUNCTION vat_rate_holds(asked smallint, on_day date) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT EXISTS (SELECT FROM vat_rates AS r WHERE r.rate = asked AND r.valid_from <= on_day AND NOT EXISTS (
    SELECT FROM vat_rates AS later WHERE later.kind = r.kind AND later.valid_from > r.valid_from AND later.valid_from <= on_day))
$$;--> statement-breakpoint
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
$$;--> statement-breakpoint
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
END $$;--> statement-breakpoint
-- A version stays as it was sent. Only its words go with an account, and its state follows the answer or the client's decision.
CREATE FUNCTION offer_stays() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  loose CONSTANT text[] := ARRAY['state', 'message', 'payment_terms', 'reason', 'settled_at', 'note'];
  decision text;
BEGIN
  IF to_jsonb(NEW) - loose <> to_jsonb(OLD) - loose
    OR NEW.message IS DISTINCT FROM OLD.message AND NEW.message IS NOT NULL
    OR NEW.payment_terms IS DISTINCT FROM OLD.payment_terms AND NEW.payment_terms IS NOT NULL
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
END $$;--> statement-breakpoint
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
END $$;--> statement-breakpoint
-- Lines stay: none is added behind the count that was sent, none goes without its offer, none changes but for words that are erased.
CREATE FUNCTION offer_lines_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM come JOIN offers AS o ON o.id = come.offer_id WHERE come.position > o.line_count) THEN
    RAISE EXCEPTION 'an offer that was sent does not change' USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_stay';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION offer_lines_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM gone JOIN offers AS o ON o.id = gone.offer_id) THEN
    RAISE EXCEPTION 'an offer that was sent does not change' USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_stay';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION offer_line_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.label IS NOT NULL OR to_jsonb(NEW) - 'label' <> to_jsonb(OLD) - 'label' THEN
    RAISE EXCEPTION 'an offer that was sent does not change' USING ERRCODE = 'check_violation', CONSTRAINT = 'offers_stay';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
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
END $$;--> statement-breakpoint
CREATE TRIGGER offers_written BEFORE INSERT ON offers FOR EACH ROW EXECUTE FUNCTION offer_written();--> statement-breakpoint
CREATE TRIGGER offers_stay BEFORE UPDATE ON offers FOR EACH ROW EXECUTE FUNCTION offer_stays();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER offers_add_up AFTER INSERT ON offers
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION offer_adds_up();--> statement-breakpoint
CREATE TRIGGER offer_lines_counted AFTER INSERT ON offer_lines
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION offer_lines_counted();--> statement-breakpoint
CREATE TRIGGER offer_lines_kept AFTER DELETE ON offer_lines
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION offer_lines_kept();--> statement-breakpoint
CREATE TRIGGER offer_lines_stay BEFORE UPDATE ON offer_lines FOR EACH ROW EXECUTE FUNCTION offer_line_stays();--> statement-breakpoint
CREATE TRIGGER job_request_companies_offers_follow AFTER UPDATE OF responded_at ON job_request_companies FOR EACH ROW
  WHEN (OLD.responded_at IS NOT NULL AND OLD.responded_at IS DISTINCT FROM NEW.responded_at) EXECUTE FUNCTION offers_follow_answer();--> statement-breakpoint
-- Rates of the Swiss value added tax. The next change is a row more.
INSERT INTO vat_rates (kind, valid_from, rate) VALUES
  ('standard', '2018-01-01', 770), ('reduced', '2018-01-01', 250), ('lodging', '2018-01-01', 370),
  ('standard', '2024-01-01', 810), ('reduced', '2024-01-01', 260), ('lodging', '2024-01-01', 380);