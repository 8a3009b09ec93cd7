import type { Role } from "@metiro/shared/roles";
import type { FastifyBaseLogger } from "fastify";
import ipaddr from "ipaddr.js";
import type { PendingQuery, Row as SqlRow } from "postgres";
import { batchReads } from "../concurrency/gathered.ts";
import type { Sql } from "../db/client.ts";
import { beyondDeadline } from "../db/pool/deadline.ts";
import { DomainError } from "../errors/domain-error.ts";
import { networkOf } from "../limits/address.ts";
import { hashOfApiKey, isApiKey } from "../tokens/api-key.ts";
import type { Actor, ActorKey } from "./actor.ts";

export interface KeyActors {
  /** Who calls with a key; null when it is none, was revoked, is over, or its owner is locked or gone. Throws `FORBIDDEN` from elsewhere than it may. */
  byToken: (token: string, ip: string, log: FastifyBaseLogger) => Promise<Actor | null>;
  /** Who was given the address of a file with a key, by the id of the key; null where `byToken` says so. */
  byId: (key: { userId: string; sessionId: string }) => Promise<Actor | null>;
}

interface Row {
  hash: string;
  prefix: string;
  scopes: string[];
  networks: string[] | null;
  usedLongAgo: boolean;
  userId: string;
  role: Role;
  emailConfirmed: boolean;
  profileCompleted: boolean;
  sessionId: string;
  sessionEndsAt: number;
  tendererId: string | null;
  companyId: string | null;
}

/** Keys that are read in one statement. */
const maxPerRead = 50;

/**
 * Reads key and owner in one query, those of calls that come together in one, and notes at most once a minute when and from which network
 * it was used. Nothing is remembered: a key that was revoked opens nothing, on any process.
 */
export function keyActors(sql: Sql): KeyActors {
  const rows = (which: PendingQuery<SqlRow[]>) => sql<Row[]>`
    select k.hash, k.prefix, k.scopes, k.networks, k.id as "sessionId",
      extract(epoch from k.expires_at)::float8 as "sessionEndsAt",
      coalesce(k.last_used_at < now() - interval '1 minute', true) as "usedLongAgo",
      u.id as "userId", u.role, u.email_confirmed as "emailConfirmed", u.profile_completed as "profileCompleted",
      t.id as "tendererId", c.id as "companyId"
    from api_keys k
    join users u on u.id = k.user_id
    left join tenderers t on t.user_id = u.id
    left join companies c on c.user_id = u.id
    where ${which} and k.revoked_at is null and k.expires_at > now()
      and u.deleted_at is null and u.locked_at is null`;
  const noteUsed = (id: string, ip: string) => sql`
    update api_keys set last_used_at = now(), last_used_from = ${networkOf(ip)}
    where id = ${id} and coalesce(last_used_at < now() - interval '1 minute', true)`;

  const read = async (hashes: string[]) =>
    new Map((await rows(sql`k.hash = any(${hashes})`)).map((row) => [row.hash, row]));
  const rowOf = batchReads((hashes: string[]) => beyondDeadline(() => read(hashes)), {
    nameOf: (hash) => hash,
    maxKeys: maxPerRead,
  });

  return {
    async byToken(token, ip, log) {
      if (!isApiKey(token)) return null;
      const row = await rowOf(hashOfApiKey(token));
      if (!row) return null;
      if (row.networks && !isWithin(ip, row.networks)) throw new DomainError("FORBIDDEN", { params: { address: ip } });
      if (row.usedLongAgo)
        noteUsed(row.sessionId, ip).catch((err: unknown) => log.warn({ err }, "API key not noted as used"));
      return actorOf(row);
    },
    async byId({ userId, sessionId }) {
      const [row] = await rows(sql`k.id = ${sessionId} and k.user_id = ${userId}`);
      return row ? actorOf(row) : null;
    },
  };
}

function actorOf({ role, tendererId, companyId, prefix, scopes, ...row }: Row): Actor {
  const { userId, emailConfirmed, profileCompleted, sessionId, sessionEndsAt } = row;
  const key: ActorKey = { id: sessionId, prefix, scopes };
  // Whoever holds a key has proved nothing and can prove nothing.
  const proof = { isProved: false, proofs: [] };
  const account = { userId, emailConfirmed, profileCompleted, sessionId, sessionEndsAt, ...proof, key };
  if (role === "Admin") return { ...account, role };
  if (role === "Tenderer" && tendererId !== null) return { ...account, role, tendererId };
  if (role === "Company" && companyId !== null) return { ...account, role, companyId };
  throw new Error(`The account ${userId} of role ${role} has no row of its own`);
}

/** Whether an address is one of those, or in one of the networks. An address of IPv4 written as one of IPv6 is one of IPv4. */
function isWithin(ip: string, networks: readonly string[]): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  return networks.some((network) => {
    const [base, bits] = network.includes("/") ? ipaddr.parseCIDR(network) : single(network);
    return address.kind() === base.kind() && address.match([base, bits] as [typeof address, number]);
  });
}

function single(network: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  const address = ipaddr.process(network);
  return [address, address.kind() === "ipv4" ? 32 : 128];
}
