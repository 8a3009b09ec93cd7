import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { Invariant } from "./invariant.ts";

const { Canceled, Processed } = JobStatus;

/** Of a request `r`, that its mails are noted: those of earlier versions are not, nor in the demo those older than what is kept. */
export const isNoted =
  "exists (select from job_request_mails first where first.job_request_id = r.id and first.kind = 'requestReceived')";
/** That one of the companies of a request, `c`, was written to. */
const companyGot = (kind: string) => `exists (
  select from job_request_mails m join companies co on co.user_id = m.user_id
  where m.job_request_id = r.id and co.id = c.company_id and m.kind = '${kind}')`;
/** How many mails the client of a request got. */
const clientGot = (kind: string) => `(
  select count(*) from job_request_mails m join tenderers t on t.user_id = m.user_id
  where m.job_request_id = r.id and t.id = r.tenderer_id and m.kind = '${kind}')`;
const howMany = (answers: string) =>
  `(select count(*) from job_request_companies c where c.job_request_id = r.id and ${answers})`;

const recipients = "from job_request_companies c join job_requests r on r.id = c.job_request_id";
/** A mail is given up after a day, and what became of it may be asked for 90 days. */
const isRecent = "m.created_at > now() - interval '60 days'";

/** Each event leaves its mails in the outbox, in the same transaction. */
export const mailInvariants: readonly Invariant[] = [
  {
    name: "mail-to-companies",
    holds:
      "A company hears by mail of a request that it was sent, of the client's decision, and that it was cancelled or done.",
    broken: `select r.id, event.kind || ' to company ' || c.company_id as what ${recipients}
      cross join lateral (values
        ('requestSent', true, ${companyGot("requestSent")}),
        ('answerAccepted', c.client_decision = 'accepted', ${companyGot("answerAccepted")}),
        ('answerRejected', c.client_decision = 'rejected', ${companyGot("answerRejected")}),
        ('jobDone', r.done_company_id = c.company_id, ${companyGot("jobDone")}),
        ('requestCanceled', r.status = ${Canceled} and c.response <> 'declined' and c.client_decision <> 'rejected', ${companyGot("requestCanceled")})
      ) as event (kind, happened, told)
      where ${isNoted} and event.happened and not event.told`,
  },
  {
    name: "mail-to-client",
    holds: "A client hears by mail that its request went out, of each answer, and whom it chose.",
    broken: `select r.id, event.kind as what from job_requests r
      cross join lateral (values
        ('requestForwarded', (r.status = ${Processed})::int::bigint, ${clientGot("requestForwarded")}),
        ('answerReceived', ${howMany("c.response <> 'none'")}, ${clientGot("answerReceived")}),
        ('companyChosen', ${howMany("c.client_decision = 'accepted'")}, ${clientGot("companyChosen")})
      ) as event (kind, happened, told)
      where ${isNoted} and event.told < event.happened`,
  },
  {
    name: "mail-has-its-job",
    holds: "A mail about a request of which nothing has become yet is in the queue, put aside, or given up.",
    broken: `select m.id, m.kind as what from job_request_mails m
      where m.outcome is null and ${isRecent}
        and not exists (select from pgboss.job j where j.name = 'mail' and j.id = m.job_id)
        and not exists (select from pgboss.job j where j.name = 'mail.failed' and j.source_id = m.job_id)
        and not exists (select from held_mails h where h.job_id = m.job_id)`,
  },
  {
    name: "job-has-its-note",
    holds: "A mail about a request that is in the queue is noted with the request.",
    broken: `select j.id, j.data->>'kind' as what from pgboss.job j
      join job_requests r on r.id::text = j.data->'data'->>'jobRequestId' join users u on u.id::text = j.data->>'to'
      where j.name = 'mail' and not exists (select from job_request_mails m where m.job_id = j.id)`,
  },
  {
    name: "digest-is-on-its-way",
    holds: "A mail that was put into a mail of the day waits for one that is in the queue or was given up.",
    broken: `select h.job_id as id, 'digest ' || h.digest_id as what from held_mails h
      where h.digest_id is not null and not exists (
        select from pgboss.job j where j.name in ('mail', 'mail.failed') and j.data->>'kind' = 'dailyDigest'
          and j.data->'data'->>'digestId' = h.digest_id::text)`,
  },
];
