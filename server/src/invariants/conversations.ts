import type { Invariant } from "./invariant.ts";

/** What is said about a request, and who looked at its client's data. */
export const conversationInvariants: readonly Invariant[] = [
  {
    name: "conversation-last-message",
    holds: "A conversation knows the last message of either side.",
    broken: `select c.job_request_id as id, 'with company ' || c.company_id as what from conversations c
      left join lateral (
        select max(m.created_at) filter (where m.sender = 'client') as client, max(m.created_at) filter (where m.sender = 'company') as company
        from messages m where m.job_request_id = c.job_request_id and m.company_id = c.company_id
      ) as last on true
      where (c.client_wrote_at, c.company_wrote_at) is distinct from (last.client, last.company)`,
  },
  {
    name: "conversation-of-its-client",
    holds: "A conversation is in the list of the client whose request it is about.",
    broken: `select c.job_request_id as id, 'client ' || c.tenderer_id as what
      from conversations c join job_requests r on r.id = c.job_request_id where c.tenderer_id <> r.tenderer_id`,
  },
  {
    name: "access-of-its-client",
    holds: "Whoever saw data is noted with the client whose data it was, and with the company that it looks after.",
    broken: `select a.id, 'kind ' || a.kind as what from data_accesses a
      left join job_requests r on r.id = a.job_request_id left join companies c on c.user_id = a.actor_id
      where (r.id is not null and r.tenderer_id <> a.tenderer_id) or a.company_id is distinct from c.id`,
  },
];
