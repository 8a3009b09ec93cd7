import type { Sql } from "../../../db/client.ts";

/** The figures of the dashboard, counted from the rows with no regard to what it costs. */
export async function naiveSummary(sql: Sql) {
  const [row] = await sql`
    with today as (select (now() at time zone 'Europe/Zurich')::date as day)
    select
      (select count(*)::int from users where deleted_at is null) as users,
      (select count(*)::int from companies join users on users.id = user_id where deleted_at is null) as companies,
      (select count(*)::int from tenderers join users on users.id = user_id where deleted_at is null) as tenderers,
      (select jsonb_build_object('total', count(*), 'active', count(*) filter (where status = 0),
        'canceled', count(*) filter (where status = 1), 'processed', count(*) filter (where status = 4)) from job_requests) as "jobRequests",
      (select count(*)::int from job_requests where status = 4 and processed_at < now() - interval '48 hours'
        and not exists (select from job_request_companies where job_request_id = id and response <> 'none')) as "unansweredOver48Hours",
      (select count(*)::int from job_requests as asked where status = 0 and not exists (
        select from company_subcategories join company_subregions using (company_id) join companies on companies.id = company_id
          join users on users.id = companies.user_id join subscriptions using (company_id), today
        where subcategory_id = asked.subcategory_id and company_subregions.subregion_id = asked.subregion_id and canceled_at is null
          and day between starts_on and ends_on and paused_at is null and locked_at is null and deleted_at is null
          and email_confirmed)) as "uncoveredToSend",
      (select count(*)::int from request_relaunches join job_requests on job_requests.id = job_request_id
        where ended_at is null and status = 4 and done_at is null) as "toRelaunch",
      (select jsonb_build_object('met', count(*) filter (where outcome = 'met'), 'missed', count(*) filter (where outcome = 'missed'))
        from request_guarantees, today where (started_at at time zone 'Europe/Zurich')::date > day - 30) as guarantee,
      (select count(*)::int from company_proofs where state = 'submitted') as "waitingProofs",
      (select count(*)::int from reports where settled_at is null) as "openReports",
      (select count(*)::int from subscriptions, today where canceled_at is null and day between starts_on and ends_on) as "activeSubscriptions",
      (select count(*)::int from subscriptions as last, today where canceled_at is null and ends_on between day and day + 30
        and not exists (select from subscriptions as next where next.company_id = last.company_id and next.canceled_at is null and next.starts_on = last.ends_on + 1)) as "subscriptionsEndingIn30Days",
      (select coalesce(sum(amount), 0)::int from subscriptions, today
        where canceled_at is null and currency = coalesce((select value #>> '{}' from application_config where key = 'site.currency'), 'EUR') and extract(year from starts_on) = extract(year from day) and starts_on <= day) as "revenueThisYear",
      coalesce((select value #>> '{}' from application_config where key = 'site.currency'), 'EUR') as currency,
      (select (count(*) filter (where response <> 'none'))::float8
          / nullif(count(*) filter (where response <> 'none' or (created_at at time zone 'Europe/Zurich')::date < day - 5), 0)
        from job_request_companies, today where (created_at at time zone 'Europe/Zurich')::date between date_trunc('month', day) - interval '12 months' and day) as "answerRate"`;
  return Object.fromEntries(Object.entries(row ?? {}).filter(([, value]) => value !== null));
}

interface Waits {
  sent: number;
  answered: number;
  /** Those answered, and those sent more than five days ago. */
  due: number;
  /** Exact hours of the request in the middle. */
  toSend: number | null;
  toFirstAnswer: number | null;
}

/** The waits of the requests that were first sent on days of a period. */
export async function naiveWaits(sql: Sql, from: string, to: string, within: { categoryId?: string } = {}) {
  const [row] = await sql<[Waits]>`
    select count(*)::int as sent, count(first)::int as answered,
      (count(*) filter (where first is not null or (processed_at at time zone 'Europe/Zurich')::date < (now() at time zone 'Europe/Zurich')::date - 5))::int as due,
      (percentile_disc(0.5) within group (order by extract(epoch from processed_at - created_at) / 3600))::float8 as "toSend",
      (percentile_disc(0.5) within group (order by extract(epoch from first - processed_at) / 3600))::float8 as "toFirstAnswer"
    from job_requests
      left join (select job_request_id, min(responded_at) as first from job_request_companies group by 1) as answers on job_request_id = id
    where (processed_at at time zone 'Europe/Zurich')::date between ${from} and ${to}
      and category_id = coalesce(${within.categoryId ?? null}, category_id)`;
  return row;
}

/** Whether a rounded wait stands for an exact one: within half a step, a quarter of an hour at first, a day at last. */
export const isRounded = (rounded: number | undefined, exact: number | null): boolean =>
  rounded === undefined || exact === null
    ? rounded === undefined && exact === null
    : Math.abs(rounded - exact) <=
      (exact < 6 ? 0.125 : exact < 24 ? 0.25 : exact < 72 ? 1 : exact < 336 ? 3 : 12) + 1e-6;
