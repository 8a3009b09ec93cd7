-- The present text of every view. Each counts a table of sums anew from the rows it sums up; the nightly recount compares
-- the two (server/src/domains/dashboard/recount.ts).

CREATE VIEW job_request_totals_recount AS
  SELECT trade, place, status, count(*)::integer AS count FROM job_requests
    CROSS JOIN LATERAL job_request_trades(subcategory_id, category_id) AS trade
    CROSS JOIN LATERAL job_request_places(subregion_id, region_id, has_photos) AS place
  GROUP BY trade, place, status;

CREATE VIEW job_request_days_recount AS
  SELECT trade, place, status, (created_at AT TIME ZONE 'Europe/Zurich')::date AS day, count(*)::integer AS count FROM job_requests
    CROSS JOIN LATERAL job_request_trades(subcategory_id, category_id) AS trade
    CROSS JOIN LATERAL job_request_places(subregion_id, region_id, has_photos) AS place
  WHERE '00000000-0000-0000-0000-000000000000' IN (trade, place)
  GROUP BY trade, place, status, day;

CREATE VIEW account_totals_recount AS
  SELECT role, count(*)::integer AS count FROM users WHERE deleted_at IS NULL GROUP BY role;

CREATE VIEW subscription_days_recount AS
  SELECT day, currency, sum(starts)::integer AS starts, sum(ends)::integer AS ends, sum(paid)::bigint AS amount FROM subscriptions
    CROSS JOIN LATERAL (VALUES (starts_on, 1, 0, amount), (ends_on, 0, 1, 0)) AS days (day, starts, ends, paid)
  WHERE canceled_at IS NULL GROUP BY day, currency;

CREATE VIEW recipient_days_recount AS
  SELECT (created_at AT TIME ZONE 'Europe/Zurich')::date AS day, count(*)::integer AS sent,
    (count(*) FILTER (WHERE response <> 'none'))::integer AS answered,
    (count(*) FILTER (WHERE response = 'interested'))::integer AS interested,
    (count(*) FILTER (WHERE client_decision = 'accepted'))::integer AS accepted
  FROM job_request_companies GROUP BY day;

CREATE VIEW job_request_waits_recount AS
  SELECT scope, (processed_at AT TIME ZONE 'Europe/Zurich')::date AS day, kind, minutes, count(*)::integer AS count FROM job_requests
    CROSS JOIN LATERAL (VALUES ('send', wait_minutes(created_at, processed_at)), ('answer', wait_minutes(processed_at, first_answered_at))) AS waits (kind, minutes)
    CROSS JOIN LATERAL (VALUES (category_id), (region_id), ('00000000-0000-0000-0000-000000000000')) AS scopes (scope)
  WHERE processed_at IS NOT NULL AND minutes IS NOT NULL GROUP BY scope, day, kind, minutes;

CREATE VIEW job_request_months_recount AS
  SELECT scope, date_trunc('month', happened_on::timestamp)::date AS month, kind, minutes, count(*)::integer AS count FROM job_requests
    CROSS JOIN LATERAL (VALUES ('posted', (created_at AT TIME ZONE 'Europe/Zurich')::date, 0),
      ('send', (processed_at AT TIME ZONE 'Europe/Zurich')::date, wait_minutes(created_at, processed_at)),
      ('answer', (processed_at AT TIME ZONE 'Europe/Zurich')::date, wait_minutes(processed_at, first_answered_at))) AS deeds (kind, happened_on, minutes)
    CROSS JOIN LATERAL (VALUES (category_id), (region_id), ('00000000-0000-0000-0000-000000000000')) AS scopes (scope)
  WHERE happened_on IS NOT NULL AND minutes IS NOT NULL GROUP BY scope, month, kind, minutes;

-- Beside the latest day that is kept, which a deletion leaves where it is.
CREATE VIEW company_figures_recount AS
  SELECT companies.id AS company_id, based.last_day, days.sent AS sent_days, days.answered AS answered_days,
    months.sent AS sent_months, months.answered AS answered_months, based.interested, based.declined, based.accepted,
    median_of_answers(companies.id) AS median_minutes
  FROM companies
    LEFT JOIN company_figures AS kept ON kept.company_id = companies.id
    CROSS JOIN LATERAL (
      SELECT coalesce(kept.last_day, (max(created_at) AT TIME ZONE 'Europe/Zurich')::date, (now() AT TIME ZONE 'Europe/Zurich')::date) AS last_day,
        (count(*) FILTER (WHERE response = 'interested'))::integer AS interested,
        (count(*) FILTER (WHERE response = 'declined'))::integer AS declined,
        (count(*) FILTER (WHERE client_decision = 'accepted'))::integer AS accepted
      FROM job_request_companies AS recipient WHERE recipient.company_id = companies.id) AS based
    CROSS JOIN LATERAL (
      SELECT array_agg(sent ORDER BY place) AS sent, array_agg(answered ORDER BY place) AS answered FROM (
        SELECT place, (sum(coalesce(sent, 0)) OVER (ORDER BY place))::integer AS sent, (sum(coalesce(answered, 0)) OVER (ORDER BY place))::integer AS answered
        FROM generate_series(1, 64) AS place LEFT JOIN (
          SELECT greatest(1, 64 - (based.last_day - (created_at AT TIME ZONE 'Europe/Zurich')::date)) AS place,
            count(*) AS sent, count(*) FILTER (WHERE response <> 'none') AS answered
          FROM job_request_companies AS recipient WHERE recipient.company_id = companies.id GROUP BY 1) AS placed USING (place)) AS summed) AS days
    CROSS JOIN LATERAL (
      SELECT array_agg(sent ORDER BY place) AS sent, array_agg(answered ORDER BY place) AS answered FROM (
        SELECT place, (sum(coalesce(sent, 0)) OVER (ORDER BY place))::integer AS sent, (sum(coalesce(answered, 0)) OVER (ORDER BY place))::integer AS answered
        FROM generate_series(1, 62) AS place LEFT JOIN (
          SELECT greatest(1, 62 - months_between((created_at AT TIME ZONE 'Europe/Zurich')::date, based.last_day)) AS place,
            count(*) AS sent, count(*) FILTER (WHERE response <> 'none') AS answered
          FROM job_request_companies AS recipient WHERE recipient.company_id = companies.id GROUP BY 1) AS placed USING (place)) AS summed) AS months;

-- The folder in which each recipient should lie.
CREATE VIEW inbox_folders_recount AS
  SELECT recipient.job_request_id, recipient.company_id, inbox_folder(recipient.response, recipient.client_decision, recipient.seen_at,
    request.status = 1, EXISTS (SELECT FROM job_request_companies AS other WHERE other.job_request_id = recipient.job_request_id
      AND other.company_id <> recipient.company_id AND other.client_decision = 'accepted')) AS folder
  FROM job_request_companies AS recipient JOIN job_requests AS request ON request.id = recipient.job_request_id;

-- With what is held back, which is taken off where they are read.
CREATE VIEW inbox_totals_recount AS
  SELECT company_id, folder, count(*)::integer AS count FROM job_request_companies GROUP BY company_id, folder;

CREATE VIEW received_totals_recount AS
  SELECT since, company_id, count(*)::integer AS count
  FROM received_starts JOIN job_request_companies ON created_at >= since::timestamp AT TIME ZONE 'Europe/Zurich' GROUP BY since, company_id;

CREATE VIEW conversation_totals_recount AS
  SELECT company_id, count(*)::integer AS count FROM conversations GROUP BY company_id;

CREATE VIEW unread_messages_recount AS
  SELECT job_request_id, company_id,
    (SELECT count(*)::integer FROM messages WHERE messages.job_request_id = talk.job_request_id AND messages.company_id = talk.company_id
      AND sender = 'company' AND created_at > coalesce(client_read_at, '-infinity')) AS client_unread,
    (SELECT count(*)::integer FROM messages WHERE messages.job_request_id = talk.job_request_id AND messages.company_id = talk.company_id
      AND sender = 'client' AND created_at > coalesce(company_read_at, '-infinity')) AS company_unread
  FROM conversations AS talk;
