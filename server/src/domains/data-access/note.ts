import type { AccessKind } from "@metiro/shared/data-access/schema";
import { type SQL, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Db, Queryable, Transaction } from "../../db/client.ts";
import { dataAccesses, jobRequests, signInEvents, tenderers, users } from "../../db/schema/index.ts";
import type { Actor } from "../../trpc/actor.ts";
import { arrayLiteral } from "../../db/rows/array-literal.ts";

/**
 * Notes that somebody who is not its client sees a request, with the contact details or without. The same person who sees the same within
 * the hour is noted once; what this process noted it remembers, so that most reads write nothing and ask nothing.
 */
export async function noteRequestSeen(
  db: Db,
  actor: Actor,
  { jobRequestId, contactVisible }: { jobRequestId: string; contactVisible: boolean },
): Promise<void> {
  // A view of a panel is noted once, when it begins.
  if (actor.role === "Tenderer" || actor.viewing) return;
  const kind = actor.role === "Company" && contactVisible ? "contact" : "request";
  const noted = notedOf(db);
  const name = `${actor.userId} ${kind} ${jobRequestId}`;
  if (noted.get(name) === Math.floor(Date.now() / hourMs)) return;
  const [row] = await note(
    db,
    actor,
    kind,
    sql`select ${jobRequests.tendererId} as tenderer_id, ${jobRequests.id} as job_request_id from ${jobRequests}
      where ${jobRequests.id} = ${jobRequestId}::uuid and ${jobRequests.erasedAt} is null`,
  );
  if (row) noted.set(name, row.hour);
}

const hourMs = 3_600_000;
/** What each process noted last, by its database: the hour by the database's clock, in hours since 1970. */
const notedBy = new WeakMap<Db, LRUCache<string, number>>();

function notedOf(db: Db): LRUCache<string, number> {
  const noted = notedBy.get(db) ?? new LRUCache<string, number>({ max: 10_000 });
  notedBy.set(db, noted);
  return noted;
}

/** Notes that an admin reads what a client and a company wrote to each other about a request. */
export async function noteConversationRead(tx: Transaction, actor: Actor, jobRequestId: string): Promise<void> {
  await note(
    tx,
    actor,
    "conversation",
    sql`select ${jobRequests.tendererId} as tenderer_id, ${jobRequests.id} as job_request_id from ${jobRequests}
      where ${jobRequests.id} = ${jobRequestId}::uuid and ${jobRequests.erasedAt} is null`,
  );
}

/** Notes that an admin sees the record of a client, or of the account behind it. */
export async function noteProfileSeen(
  db: Db,
  actor: Actor,
  of: { tendererId: string } | { userId: string },
): Promise<void> {
  await note(
    db,
    actor,
    "profile",
    sql`select ${tenderers.id} as tenderer_id, null::uuid as job_request_id from ${tenderers}
      join ${users} on ${users.id} = ${tenderers.userId} and ${users.deletedAt} is null
      where ${"userId" in of ? sql`${tenderers.userId} = ${of.userId}::uuid` : sql`${tenderers.id} = ${of.tendererId}::uuid`}`,
  );
}

const clientsOf = {
  jobRequests: (ids: string) =>
    sql`select ${jobRequests.tendererId} from ${jobRequests} where ${jobRequests.id} = any(${ids}::uuid[])`,
  tenderers: (ids: string) => sql`select unnest(${ids}::uuid[])`,
  signIns: (ids: string) =>
    sql`select ${tenderers.id} from ${signInEvents} join ${tenderers} on ${tenderers.userId} = ${signInEvents.userId}
      where ${signInEvents.id} = any(${ids}::uuid[])`,
  users: (ids: string) => sql`select ${tenderers.id} from ${tenderers} where ${tenderers.userId} = any(${ids}::uuid[])`,
};

/** Notes that the clients behind some rows stand in a file that an admin takes away. */
export async function noteExported(db: Db, actor: Actor, rows: keyof typeof clientsOf, ids: string[]): Promise<void> {
  await note(
    db,
    actor,
    "export",
    sql`select ${tenderers.id} as tenderer_id, null::uuid as job_request_id from ${tenderers}
      join ${users} on ${users.id} = ${tenderers.userId} and ${users.deletedAt} is null
      where ${tenderers.id} in (${clientsOf[rows](arrayLiteral(ids))})`,
  );
}

/** Writes the notes that are not there yet, and tells the hour in which they are. */
async function note(db: Queryable, actor: Actor, kind: AccessKind, seen: SQL): Promise<{ hour: number }[]> {
  const companyId = actor.role === "Company" ? actor.companyId : null;
  return db.execute<{ hour: number }>(sql`
    with noted as (
      insert into ${dataAccesses} (tenderer_id, job_request_id, actor_id, company_id, kind, hour)
      select tenderer_id, job_request_id, ${actor.userId}::uuid, ${companyId}::uuid, ${kind}, date_trunc('hour', now())
      from (${seen}) as seen on conflict do nothing)
    select (extract(epoch from now())::int8 / 3600)::int as hour`);
}
