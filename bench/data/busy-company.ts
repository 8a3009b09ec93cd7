import type { Sql } from "postgres";

const mostReceived = 20_000;

/** The first company received a fiftieth of all requests too, at most 20,000, and answered most of them. */
export async function fillBusyCompany(sql: Sql): Promise<void> {
  await sql`
    with busy as materialized (select id from companies order by id limit 1),
      sent as materialized (
        select job_requests.id, job_requests.created_at + interval '2 hours' as at, random() as luck, status = 1 as canceled,
          done_company_id is not null as given from job_requests, busy
        where status <> 0 and not exists (
          select from job_request_companies where job_request_id = job_requests.id and company_id = busy.id)
        order by md5(job_requests.id::text)
        limit least(${mostReceived}::int, (select count(*) / 50 from job_requests)))
    insert into job_request_companies (job_request_id, company_id, created_at, seen_at, response, responded_at, message, price_min, price_max, price_unit, folder)
    select sent.id, busy.id, at, case when luck < 0.9 then at + interval '1 hour' end,
      case when luck < 0.6 then 'interested' when luck < 0.8 then 'declined' else 'none' end,
      case when luck < 0.8 then at + interval '1 day' end,
      case when luck < 0.6 then 'Nous pouvons passer la semaine prochaine pour un devis.' end,
      case when luck < 0.6 then 60000 end, case when luck < 0.6 then 120000 end, case when luck < 0.6 then 'total' end,
      inbox_folder(case when luck < 0.6 then 'interested' when luck < 0.8 then 'declined' else 'none' end, 'none',
        case when luck < 0.9 then at end, canceled, given)
    from sent, busy`;
  await sql`
    update job_requests set first_answered_at = answered.at
    from (select job_request_id, min(responded_at) as at from job_request_companies
      where company_id = (select id from companies order by id limit 1) and responded_at is not null group by 1) as answered
    where job_requests.id = answered.job_request_id and first_answered_at is null`;
}
