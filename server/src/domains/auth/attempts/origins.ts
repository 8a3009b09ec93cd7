import { createHash } from "node:crypto";
import { and, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { Db, Queryable, Transaction } from "../../../db/client.ts";
import { deleteInBatches } from "../../../db/rows/delete-in-batches.ts";
import { knownOrigins } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import { addressKey } from "../../../limits/address.ts";
import type { Context } from "../../../trpc/context.ts";

/** Who asks while nobody is signed in: what is counted for it, and by what the account knows it, if at all. */
export interface Asker {
  key: string;
  known: "device" | "address" | undefined;
}

/** The back office asks for a code in somebody's name: it is counted apart, so that strangers cannot use up what it may ask for. */
export const officeAsks: Asker = { key: "office", known: "device" };

type From = Pick<Context, "ip" | "device" | "knownDevice">;

const browserOf = ({ ip, device = "" }: From) =>
  createHash("sha256")
    .update(`${addressKey(ip)} ${device}`)
    .digest("base64url");

/** A device that anybody could make up is only believed where the account was entered from it. */
export async function askerOf(db: Queryable, ctx: From, userId: string | undefined): Promise<Asker> {
  const address = addressKey(ctx.ip);
  const device = ctx.knownDevice.hash;
  const known = userId === undefined ? [] : await knownOf(db, userId, { address, device });
  if (device !== undefined && known.includes("device")) return { key: `device:${device}`, known: "device" };
  return { key: address, known: known.includes("address") ? "address" : undefined };
}

async function knownOf(
  db: Queryable,
  userId: string,
  { address, device }: { address: string; device?: string | undefined },
) {
  const { kind, key } = knownOrigins;
  const rows = await db
    .select({ kind })
    .from(knownOrigins)
    .where(
      and(
        eq(knownOrigins.userId, userId),
        or(
          and(eq(kind, "address"), eq(key, address)),
          device === undefined ? undefined : and(eq(kind, "device"), eq(key, device)),
        ),
      ),
    );
  return rows.map((row) => row.kind);
}

/**
 * Remembers from where an account is entered, and gives the device its cookie. Says whether the account had been entered before, but
 * never with this cookie nor by this browser at this address.
 */
export async function rememberOrigin(tx: Transaction, ctx: From, userId: string): Promise<{ isNew: boolean }> {
  const shown = ctx.knownDevice.hash;
  const browser = browserOf(ctx);
  const { kind, key } = knownOrigins;
  const [before] = await tx
    .select({
      // Who has signed up only has shown a device, and was not in yet.
      any: sql<boolean>`count(*) filter (where ${kind} = 'browser') > 0`,
      same: sql<boolean>`coalesce(bool_or((${kind} = 'browser' and ${key} = ${browser}) or (${kind} = 'device' and ${key} = ${shown ?? ""})), false)`,
    })
    .from(knownOrigins)
    .where(eq(knownOrigins.userId, userId));
  const device = ctx.knownDevice.give();
  await tx
    .insert(knownOrigins)
    .values([
      { userId, kind: "address", key: addressKey(ctx.ip), lastSeenAt: now },
      { userId, kind: "browser", key: browser, lastSeenAt: now },
      { userId, kind: "device", key: device, lastSeenAt: now },
    ])
    .onConflictDoUpdate({ target: [knownOrigins.userId, kind, key], set: { lastSeenAt: now } });
  return { isNew: before !== undefined && before.any && !before.same };
}

/** The device that an account is made on is known from the start: whoever types the mailed code there is who chose the password. */
export async function rememberMaker(tx: Transaction, ctx: From, userId: string): Promise<void> {
  await tx.insert(knownOrigins).values({ userId, kind: "device", key: ctx.knownDevice.give(), lastSeenAt: now });
}

/** Forgets from where an account was entered: whoever knew its password until now is a stranger again. */
export async function forgetOrigins(tx: Transaction, userId: string): Promise<void> {
  await tx
    .delete(knownOrigins)
    .where(and(eq(knownOrigins.userId, userId), inArray(knownOrigins.kind, ["device", "address"])));
}

/** Forgets what has not been used for half a year. */
export const sweepOrigins = (db: Db, signal?: AbortSignal): Promise<number> =>
  deleteInBatches(db, knownOrigins, { where: lt(knownOrigins.lastSeenAt, sql`now() - interval '180 days'`), signal });
