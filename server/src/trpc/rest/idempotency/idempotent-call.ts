import { and, eq } from "drizzle-orm";
import type { Db, Queryable, Transaction } from "../../../db/client.ts";
import { secondsUntilNext } from "../../../db/queries/daily-limit.ts";
import { tryNamedLock } from "../../../db/locks.ts";
import { lockAccount } from "../../../db/lock-account.ts";
import { idempotencyKeys, isFreshKey } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { packed, unpacked } from "../../../tokens/packed.ts";
import { sealed, unsealed } from "../../../tokens/sealed.ts";
import type { ActorContext, Context } from "../../context.ts";
import type { DirectCall } from "../direct-call.ts";
import { type Repeat, repeatOf } from "./repeat.ts";

/** Each keeps an answer for a day: of one account no more than a program needs that writes all day. */
const maxKeysPerDay = 2_000;

const isSignedIn = (ctx: Context): ctx is ActorContext => ctx.actor !== null;

/**
 * A call that a repeat with the same `Idempotency-Key` does not do again: what it writes, its answer and the key are one transaction,
 * so that a repeat finds all of it or nothing. Without the header it is the call as it was.
 */
export function idempotentCall(path: string, guard: (ctx: Context) => void, call: DirectCall): DirectCall {
  return async (ctx, getInput) => {
    if (ctx.idempotencyKey === undefined) return call(ctx, getInput);
    guard(ctx);
    if (!isSignedIn(ctx)) return call(ctx, getInput);
    const input = getInput();
    const repeat = repeatOf(ctx, { path, input });
    return repeat && ctx.db.transaction((tx) => answerOf(tx, ctx, repeat, (inside) => call(inside, () => input)));
  };
}

/** What the first call with this key was answered with, where it has been; a key that was used for another one is refused. */
export async function firstAnswer(
  db: Queryable,
  ctx: ActorContext,
  repeat: Repeat,
): Promise<{ data: unknown } | undefined> {
  const [kept] = await db
    .select({
      bodyHash: idempotencyKeys.bodyHash,
      sealedAnswer: idempotencyKeys.sealedAnswer,
    })
    .from(idempotencyKeys)
    .where(and(isOf(repeat), isFreshKey));
  if (!kept) return undefined;
  if (kept.bodyHash !== repeat.bodyHash) throw new DomainError("IDEMPOTENCY_KEY_REUSED");
  const text = unsealed(ctx.config.keys.idempotentAnswer, kept.sealedAnswer ?? "", ownerOf(repeat));
  // Kept under a secret that is no longer in force: nobody can tell any more what it was.
  if (text === undefined) throw new DomainError("IDEMPOTENCY_KEY_REUSED");
  return { data: (JSON.parse(await unpacked(text)) as { data?: unknown }).data };
}

/** The first answer to a key, or that of `call`, which is kept with what it writes in this transaction. */
export async function answerOf(
  tx: Transaction,
  ctx: ActorContext,
  repeat: Repeat,
  call: (ctx: ActorContext) => Promise<unknown>,
): Promise<unknown> {
  const { userId } = repeat;
  const owner = ownerOf(repeat);
  // Whoever comes while the first is at work is sent away, and holds no connection meanwhile.
  if (!(await tryNamedLock(tx, "idempotency key", owner))) throw new DomainError("IDEMPOTENCY_KEY_BUSY");
  await lockAccount(tx, userId, "key share");
  const first = await firstAnswer(tx, ctx, repeat);
  if (first) return first.data;
  const retryAfterSeconds = await secondsUntilNext(tx, idempotencyKeys, {
    where: eq(idempotencyKeys.userId, userId),
    maxPerDay: maxKeysPerDay,
  });
  if (retryAfterSeconds > 0)
    throw new DomainError("TOO_MANY_REQUESTS", {
      params: { retryAfterSeconds, dailyLimit: maxKeysPerDay, counted: "idempotencyKeys" },
    });
  // A transaction within this one is a savepoint; what a verb reads, it reads here.
  const data = await call({ ...ctx, db: tx as unknown as Db });
  const sealedAnswer = sealed(ctx.config.keys.idempotentAnswer, await packed(JSON.stringify({ data })), owner);
  // One that counts no more may be there still.
  await tx.delete(idempotencyKeys).where(isOf(repeat));
  await tx.insert(idempotencyKeys).values({ ...repeat, sealedAnswer });
  return data;
}

const ownerOf = ({ userId, key }: Repeat) => `${userId} ${key}`;
const isOf = ({ userId, key }: Repeat) => and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
