import type { FactorKind } from "@metiro/shared/reauthentication/factor-kinds";
import { type ReauthMethod } from "@metiro/shared/reauthentication/methods";
import { reauthMinutes, sessionHours } from "@metiro/shared/auth/constants";
import type { Role } from "@metiro/shared/roles";
import type { FastifyBaseLogger } from "fastify";
import { batchReads } from "../concurrency/gathered.ts";
import type { Config } from "../config/config.ts";
import type { Sql } from "../db/client.ts";
import { openSessionIn } from "../db/queries/open-sessions.ts";
import { beyondDeadline } from "../db/pool/deadline.ts";
import type { TokenHolder } from "../tokens/access-token.ts";

/** The key that a program calls with. */
export interface ActorKey {
  id: string;
  prefix: string;
  /** The calls that it opens; those of its owner that it does not are refused. */
  scopes: readonly string[];
}

interface Account {
  userId: string;
  emailConfirmed: boolean;
  profileCompleted: boolean;
  sessionId: string;
  /** When the session ends however busy it is, in seconds since 1970; no token works for longer. */
  sessionEndsAt: number;
  /** Whether the session was opened, or its holder proved who it is, within the last minutes (`reauthMinutes`). */
  isProved: boolean;
  /** With what the account proves again who it is. */
  proofs: readonly ReauthMethod[];
  /** The admin who looks at the account's panel; it reads and never writes. */
  viewing?: { by: string };
  /** The key that a program calls with; `sessionId` is then its id. */
  key?: ActorKey;
}

export interface AdminActor extends Account {
  role: "Admin";
  /** Asked for a second factor and without one: it may add one, nothing else. */
  mustEnrol?: true;
}
/** A client, with its own row. */
export interface TendererActor extends Account {
  role: "Tenderer";
  tendererId: string;
}
/** A company, with its own row. */
export interface CompanyActor extends Account {
  role: "Company";
  companyId: string;
}

/** Who calls: its state as it stands in the database now, not in its token. */
export type Actor = AdminActor | TendererActor | CompanyActor;
/** An actor of one of these roles. */
export type ActorOf<Roles extends Role> = Extract<Actor, { role: Roles }>;

/** The actor of a token; null when the session has ended, was idle or lasted too long (`sessionHours`), or when the account is locked or gone. */
export type ActorReader = (holder: TokenHolder, log: FastifyBaseLogger) => Promise<Actor | null>;

/** Reads whose panel an admin looks at; null once the view has ended. */
export type PanelViewer = (holder: Pick<TokenHolder, "userId" | "sessionId">) => Promise<Actor | null>;

/** Whether somebody acts as an admin also where everybody may call. */
export const isAdmin = (actor: Actor | null): boolean => actor?.role === "Admin" && !actor.mustEnrol;

interface Row {
  userId: string;
  role: Role;
  emailConfirmed: boolean;
  profileCompleted: boolean;
  sessionId: string;
  sessionEndsAt: number;
  isProved: boolean;
  hasPassword: boolean;
  factors: FactorKind[];
  tendererId: string | null;
  companyId: string | null;
  seenLongAgo: boolean;
  /** Whether an admin opens nothing without a second factor. */
  asksFactor: boolean;
}

const nameOf = ({ userId, sessionId }: TokenHolder) => `${sessionId} ${userId}`;

/** Sessions that are read in one statement. */
const maxPerRead = 50;

/**
 * Reads actor and session in one prepared query, those of calls that come together in one, and notes at most once a minute that the
 * session is alive.
 */
export function actorReader(sql: Sql, { mode }: Pick<Config, "mode">, viewer: PanelViewer): ActorReader {
  const asksUnlessSet = mode === "production";
  const noteSeen = (sessionId: string) => sql`
    update sessions set last_seen_at = now()
    where id = ${sessionId} and last_seen_at < now() - interval '1 minute'`;

  const read = async (holders: TokenHolder[]) => {
    const rows = await sql<Row[]>`
      select u.id as "userId", u.role, u.email_confirmed as "emailConfirmed", u.profile_completed as "profileCompleted",
        s.id as "sessionId", t.id as "tendererId", c.id as "companyId",
        extract(epoch from s.created_at)::float8 + ${sessionHours.max * 3600}::int as "sessionEndsAt",
        s.proved_at > now() - ${reauthMinutes}::int * interval '1 minute' as "isProved",
        u.password_hash is not null as "hasPassword",
        array(select distinct f.kind from second_factors f where f.user_id = u.id and f.confirmed_at is not null
          order by f.kind) as factors,
        s.last_seen_at < now() - interval '1 minute' as "seenLongAgo",
        case when u.role = 'Admin' then
          coalesce(
            (select value = 'true'::jsonb from application_config where key = 'security.adminSecondFactor'),
            ${asksUnlessSet}::boolean)
        else false end as "asksFactor"
      from unnest(${holders.map(({ sessionId }) => sessionId)}::uuid[], ${holders.map(({ userId }) => userId)}::uuid[])
        as asked (session_id, user_id)
      join sessions s on s.id = asked.session_id and s.user_id = asked.user_id
      join users u on u.id = s.user_id
      left join tenderers t on t.user_id = u.id
      left join companies c on c.user_id = u.id
      where ${openSessionIn(sql)} and u.deleted_at is null and u.locked_at is null`;
    return new Map(rows.map((row) => [nameOf(row), row]));
  };
  // The time of one call is not that of the others.
  const rowOf = batchReads((holders: TokenHolder[]) => beyondDeadline(() => read(holders)), {
    nameOf,
    maxKeys: maxPerRead,
  });

  return async (holder, log) => {
    if (holder.viewing) return viewer(holder);
    const row = await rowOf(holder);
    if (!row) return null;
    // The call does not wait for it: losing one note costs nothing.
    if (row.seenLongAgo)
      noteSeen(row.sessionId).catch((err: unknown) => log.warn({ err }, "session not noted as seen"));
    const { seenLongAgo: _, hasPassword, factors, asksFactor, role, tendererId, companyId, ...state } = row;
    const account = { ...state, proofs: [hasPassword ? "password" : "code", ...factors] satisfies ReauthMethod[] };
    if (role === "Admin")
      return { ...account, role, ...(asksFactor && factors.length === 0 && { mustEnrol: true as const }) };
    if (role === "Tenderer" && tendererId !== null) return { ...account, role, tendererId };
    if (role === "Company" && companyId !== null) return { ...account, role, companyId };
    throw new Error(`The account ${account.userId} of role ${role} has no row of its own`);
  };
}
