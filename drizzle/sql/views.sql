-- The present text of every view. Each counts a table of sums anew from the rows it sums up; the nightly recount compares
-- the two (server/src/domains/dashboard/recount.ts).

CREATE VIEW job_request_totals_recount AS
  SELECT trade, place, status, count(*)::integer AS count FROM job_requests
    CROSS JOIN LATERAL (VALUES (subcategory_id), (category_id), ('00000000-0000-0000-0000-000000000000')) AS trades (trade)
    CROSS JOIN LATERAL (VALUES (subregion_id), (region_id), ('00000000-0000-0000-0000-000000000000')) AS places (place)
  GROUP BY trade, place, status;

CREATE VIEW job_request_days_recount AS
  SELECT trade, place, status, (created_at AT TIME ZONE 'Europe/Zurich')::date AS day, count(*)::integer AS count FROM job_requests
    CROSS JOIN LATERAL (VALUES (subcategory_id), (category_id), ('00000000-0000-0000-0000-000000000000')) AS trades (trade)
    CROSS JOIN LATERAL (VALUES (subregion_id), (region_id), ('00000000-0000-0000-0000-000000000000')) AS places (place)
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
