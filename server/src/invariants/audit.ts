import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { Invariant } from "./invariant.ts";
import { isNoted } from "./mails.ts";

/** The last of some entries about a row. */
const last = (id: string, ...actions: string[]) => `(
  select a.action from audit_entries a where a.entity_id = ${id} and a.action in (${actions.map((action) => `'${action}'`).join(", ")})
  order by a.at desc, a.id desc limit 1)`;

/** The audit itself, and that what matters is in it. */
export const auditInvariants: readonly Invariant[] = [
  {
    name: "audit-chain",
    holds: "Each entry of the audit has its link, and each link the hash of its entry and of the one before.",
    broken: `select link.entry_id as id, 'link ' || link.seq as what from (
        select seq, entry_id, hash, lag(hash, 1, '') over (order by seq) as before, lag(seq, 1, 0::bigint) over (order by seq) as number_before
        from audit_chain) as link
      left join audit_entries e on e.id = link.entry_id
      where e.id is null or link.seq <> link.number_before + 1 or link.hash is distinct from audit_hash(link.before, e)
      union all select e.id, 'without a link' from audit_entries e
        where e.details_digest is not null and not exists (select from audit_chain c where c.entry_id = e.id)`,
  },
  {
    name: "audit-details",
    holds: "The details of an entry are those that were written, or what an erasure noted that it left of them.",
    broken: `select id, action as what from audit_entries
      where redacted_at is null and details_digest <> encode(sha256(convert_to(details::text, 'UTF8')), 'hex')
      union all select e.id, e.action from audit_entries e left join (
          select distinct on (one ->> 'id') one ->> 'id' as id, one ->> 'left' as digest
          from audit_entries r, jsonb_array_elements(r.details -> 'entries') as one
          where r.action = 'audit.redact' order by one ->> 'id', r.at desc, r.id desc) as noted on noted.id = e.id::text
        where e.redacted_at is not null and e.details_digest is not null
          and noted.digest is distinct from encode(sha256(convert_to(e.details::text, 'UTF8')), 'hex')`,
  },
  {
    name: "audit-of-accounts",
    holds: "That an account is locked, or erased, is in the audit.",
    broken: `select u.id, 'locked' as what from users u where u.locked_at is not null and u.deleted_at is null
        and ${last("u.id", "user.lock", "user.unlock", "operator.unlockAdmin")} is distinct from 'user.lock'
      union all select u.id, 'erased' from users u where u.deleted_at is not null
        and ${last("u.id", "user.delete", "auth.deleteAccount", "retention.eraseAccount")} is null`,
  },
  {
    name: "audit-of-requests",
    holds: "That a request was sent, and that the work was done, is in the audit.",
    broken: `select r.id, 'sent' as what from job_requests r where r.status = ${JobStatus.Processed}
        and ${last("r.id", "jobRequest.sendToCompanies")} is null
      union all select r.id, 'done' from job_requests r where r.done_at is not null and ${isNoted}
        and ${last("r.id", "jobRequest.markDone", "jobRequest.undoDone")} is distinct from 'jobRequest.markDone'`,
  },
  {
    name: "audit-of-subscriptions",
    holds: "That a subscription whose making is in the audit was cancelled is there too.",
    broken: `select s.id, 'cancelled' as what from subscriptions s
      where s.canceled_at is not null and ${last("s.id", "subscription.create", "subscription.cancel")} = 'subscription.create'`,
  },
];
