import { codeMinutes, invitationDays, ticketMinutes } from "@metiro/shared/auth/constants";
import { maxSessions } from "@metiro/shared/auth/constants";
import { maxDrafts } from "@metiro/shared/request-draft/constants";
import { openSessionText } from "../db/queries/open-sessions.ts";
import type { Invariant } from "./invariant.ts";

const isOpen = openSessionText("s");

/** Accounts, and what opens them. */
export const accountInvariants: readonly Invariant[] = [
  {
    name: "account-has-its-profile",
    holds: "A client has one profile of a client, a company one of a company, an admin none.",
    broken: `select u.id, u.role as what from users u
      left join tenderers t on t.user_id = u.id left join companies c on c.user_id = u.id
      where (u.role = 'Tenderer') <> (t.id is not null) or (u.role = 'Company') <> (c.id is not null)`,
  },
  {
    name: "admin-is-left",
    holds: "Once there was an admin who could sign in, there is one.",
    broken: `select first.id, 'no admin is active' as what from (
        select u.id from users u where u.role = 'Admin' and not u.is_machine
          and (u.password_hash is not null or u.email_confirmed) order by u.id limit 1
      ) as first
      where not exists (
        select from users u where u.role = 'Admin' and not u.is_machine and u.deleted_at is null and u.locked_at is null
          and (u.password_hash is not null or u.email_confirmed))`,
  },
  {
    name: "sessions-at-most",
    holds: `An account has at most ${maxSessions} open sessions.`,
    broken: `select s.user_id as id, count(*) || ' sessions' as what from sessions s where ${isOpen}
      group by s.user_id having count(*) > ${maxSessions}`,
  },
  {
    name: "locked-is-signed-out",
    holds: "An account that is locked or erased has no open session.",
    broken: `select u.id, 'session ' || s.id as what from users u join sessions s on s.user_id = u.id
      where (u.locked_at is not null or u.deleted_at is not null) and ${isOpen}`,
  },
  {
    name: "lock-reason-of-locked",
    holds: "Only an account that is locked says why.",
    broken: `select id, 'has a reason' as what from users where lock_reason is not null and locked_at is null`,
  },
  {
    name: "codes-end",
    holds: `A code that is typed works for ${codeMinutes} minutes, an invitation for ${invitationDays} days at most, a ticket of a sign-in for ${ticketMinutes} minutes.`,
    broken: `select id, purpose as what from verification_codes
      where expires_at > created_at + case purpose when 'invite' then interval '${invitationDays} days 1 minute' else interval '${codeMinutes + 1} minutes' end
      union all select id, 'ticket' from sign_in_tickets where expires_at > created_at + interval '6 minutes'`,
  },
  {
    name: "code-is-for-its-account",
    holds: "A code that somebody asked for who was signed in is that account's.",
    broken: `select id, purpose as what from verification_codes
      where purpose in ('confirm', 'changeEmail', 'proof') and subject is distinct from user_id::text`,
  },
  {
    name: "backup-codes-with-factor",
    holds: "Backup codes are kept beside a second factor, and never alone.",
    broken: `select distinct b.user_id as id, 'codes without a factor' as what from backup_codes b
      where not exists (select from second_factors f where f.user_id = b.user_id and f.confirmed_at is not null)`,
  },
  {
    name: "drafts-at-most",
    holds: `A client has at most ${maxDrafts} drafts.`,
    broken: `select tenderer_id as id, count(*) || ' drafts' as what from request_drafts group by 1 having count(*) > ${maxDrafts}`,
  },
];
