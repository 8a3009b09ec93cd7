import type { Invariant } from "./invariant.ts";

/** What companies offer line by line against its lines and against the answers that sum it up. */
export const offerInvariants: readonly Invariant[] = [
  {
    name: "offer-adds-up",
    holds: "The sums of an offer are those of its lines.",
    broken: `select o.id, concat_ws(' ', 'says', o.total, 'and its lines come to', s.total) as what
      from offers o cross join lateral offer_sums(o.id) as s
      where (s.lines, s.subtotal, s.vat_amount, s.total) is distinct from
        (o.line_count::int, o.subtotal::bigint, o.vat_amount::bigint, o.total::bigint)`,
  },
  {
    name: "offer-stands-once",
    holds:
      "An answer has one offer that stands at most: the one that it was given with, or the last amendment that was accepted.",
    broken: `select o.id, 'stands beside another one' as what
      from offers o join offers other using (job_request_id, company_id)
      where o.state = 'current' and other.state = 'current' and other.id > o.id
      union all
      select o.id, 'stands for an answer of ' || coalesce(c.responded_at::text, 'nobody') from offers o
      join job_request_companies c using (job_request_id, company_id)
      where o.state = 'current' and (c.response <> 'interested' or o.kind = 'offer' and o.answered_at is distinct from c.responded_at)`,
  },
  {
    name: "amendment-waits-once",
    holds: "One amendment at most waits for a client, and only of what it accepted.",
    broken: `select o.id, 'waits beside ' || other.id as what
      from offers o join offers other using (job_request_id, company_id)
      where o.state = 'proposed' and other.state = 'proposed' and other.id > o.id
      union all
      select o.id, 'waits though the answer is ' || c.client_decision from offers o
      join job_request_companies c using (job_request_id, company_id)
      where o.state = 'proposed' and c.client_decision <> 'accepted'`,
  },
  {
    name: "answer-sums-up-its-offer",
    holds:
      "An answer asks what the offer asks that stands for it, and says how many lines and which versions there are.",
    broken: `select c.job_request_id as id, 'company ' || c.company_id as what
      from job_request_companies c left join (
        select job_request_id, company_id, max(version) as version, max(line_count) filter (where state = 'current') as lines,
          max(total) filter (where state = 'current') as total from offers group by 1, 2
      ) as o using (job_request_id, company_id)
      where (c.offer_lines, c.offer_version) is distinct from (o.lines, o.version)
        or o.total is not null and (c.price_min, c.price_max, c.price_unit) is distinct from (o.total, o.total, 'total')`,
  },
];
