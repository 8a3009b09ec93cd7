import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { Invariant } from "./invariant.ts";

const { Active, Canceled, Processed } = JobStatus;

/** The states of a request against its rows. */
export const requestInvariants: readonly Invariant[] = [
  {
    name: "request-sent",
    holds: "A request that was sent has a company, and one that waits to be sent has none.",
    broken: `select r.id, case r.status when ${Active} then 'waits and has companies' else 'was sent to nobody' end as what
      from job_requests r where r.status <> ${Canceled}
        and (r.status = ${Processed}) <> exists (select from job_request_companies c where c.job_request_id = r.id)`,
  },
  {
    name: "request-canceled-waits-for-nothing",
    holds: "No sending of a cancelled request waits.",
    broken: `select r.id, 'waits for company ' || c.company_id as what
      from job_request_companies c join job_requests r on r.id = c.job_request_id
      where r.status = ${Canceled} and c.held_until > now()`,
  },
  {
    name: "request-done-by-accepted",
    holds: "The company that did the work is one whose answer was accepted.",
    broken: `select r.id, 'company ' || r.done_company_id as what from job_requests r
      where r.done_company_id is not null and not exists (
        select from job_request_companies c
        where c.job_request_id = r.id and c.company_id = r.done_company_id and c.client_decision = 'accepted')`,
  },
  {
    name: "request-first-answer",
    holds: "When a request was first answered is when the first of its answers came.",
    broken: `select r.id, concat_ws(' instead of ', coalesce(r.first_answered_at::text, 'never'), coalesce(first.at::text, 'never')) as what
      from job_requests r left join (
        select job_request_id, min(coalesce(first_responded_at, responded_at)) as at from job_request_companies group by 1
      ) as first on first.job_request_id = r.id
      where r.first_answered_at is distinct from first.at`,
  },
  {
    name: "answer-in-order",
    holds: "A company answers after it was sent the request, and the client decides after that.",
    broken: `select c.job_request_id as id, 'company ' || c.company_id as what from job_request_companies c
      where c.responded_at < c.created_at or c.decided_at < c.responded_at or c.responded_at < c.first_responded_at
        or (c.responded_at is not null and c.seen_at is null)`,
  },
  {
    name: "request-form-is-a-version",
    holds: "The form that a request was answered by is the version that it names.",
    broken: `select r.id, 'version ' || r.form_revision as what from job_requests r
      left join question_form_versions v on v.subcategory_id = r.subcategory_id and v.revision = r.form_revision
      where r.form_revision is not null and v.form is distinct from r.form`,
  },
  {
    name: "request-reopened-by-its-client",
    holds: "A request takes up another one of the same client.",
    broken: `select r.id, 'takes up ' || earlier.id as what
      from job_requests r join job_requests earlier on earlier.id = r.reopened_from_id
      where earlier.tenderer_id <> r.tenderer_id`,
  },
  {
    name: "request-key-of-its-client",
    holds: "The key with which a request was sent is one of its client's.",
    broken: `select r.id, 'key of ' || k.user_id as what
      from idempotency_keys k join job_requests r on r.id = k.job_request_id join tenderers t on t.id = r.tenderer_id
      where t.user_id <> k.user_id`,
  },
  {
    name: "draft-is-not-sent",
    holds: "What was sent is no draft any more.",
    broken: `select d.id, 'sent as ' || k.job_request_id as what
      from request_drafts d join tenderers t on t.id = d.tenderer_id
        join idempotency_keys k on k.user_id = t.user_id and k.key = d.idempotency_key
          and k.job_request_id is not null`,
  },
  {
    name: "masked-tells-no-address",
    holds: "What is kept as masked names no e-mail address.",
    broken: `select id, 'request' as what from job_requests where concat_ws(' ', masked_title, masked_description) ~ '${mailAddress()}'
      union all select id, 'message' from messages where masked_body ~ '${mailAddress()}'`,
  },
  {
    name: "masked-whole",
    holds: "Title and description of a request are masked together, or neither is.",
    broken: `select id, 'only one of them' as what from job_requests
      where (masked_title is null) <> (masked_description is null)`,
  },
];

function mailAddress(): string {
  return "[[:alnum:]]@[[:alnum:]-]+[.][[:alpha:]]{2,}";
}
