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
--> statement-breakpoint
-- At the commit: what the transaction has changed goes into the sums. Rows are locked in one order everywhere, recipients,
-- companies, their inboxes, conversations, what they received, totals, days, waits, months; within one table by key, the most shared last. So no two writers wait for
-- each other in a circle, and the shared rows are held for no round trip. Each sum is added to, so that simultaneous changes add up.
CREATE OR REPLACE FUNCTION fold_counts() RETURNS void LANGUAGE plpgsql SECURITY DEFINER
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
--> statement-breakpoint
CREATE TRIGGER conversations_counted_insert AFTER INSERT ON conversations
  REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION conversations_counted();
--> statement-breakpoint
CREATE TRIGGER conversations_counted_delete AFTER DELETE ON conversations
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION conversations_counted();
--> statement-breakpoint
CREATE VIEW conversation_totals_recount AS
  SELECT company_id, count(*)::integer AS count FROM conversations GROUP BY company_id;
--> statement-breakpoint
-- With the triggers no conversation begins or goes until the commit: what is counted is what there is.
INSERT INTO conversation_totals (company_id, count) SELECT company_id, count FROM conversation_totals_recount;
