import { and, eq } from "drizzle-orm";
import type { Db, Transaction } from "../../db/client.ts";
import { secondsUntilNext } from "../../db/queries/daily-limit.ts";
import { tryNamedLock } from "../../db/locks.ts";
import { lockAccount } from "../../db/lock-account.ts";
import { idempotencyKeys, isFreshKey } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { packed, unpacked } from "../../tokens/packed.ts";
import { sealed, unsealed } from "../../tokens/sealed.ts";
import type { ActorContext, Context } from "../context.ts";
import type { DirectCall } from "./direct-call.ts";
import { type Repeat, repeatOf } from "./repeat.ts";

/** Each keeps an answer for a day: of one account no more than a program needs that writes all day. */
const mostKeysADay = 2_000;

const isSignedIn = (ctx: Context): ctx is ActorContext => ctx.actor !== null;

/**
 * A call that a repeat with the same `Idempotency-Key` does not do again: what it writes, its answer and the key are one transaction,
 * so that a repeat finds all of it or nothing. Without the header it is the call as it was.
 */
export function once(path: string, guard: (ctx: Context) => void, call: DirectCall): DirectCall {
  return async (ctx, getInput) => {
    if (ctx.idempotencyKey === undefined) return call(ctx, getInput);
    guard(ctx);
    if (!isSignedIn(ctx)) return call(ctx, getInput);
    const input = getInput();
    const repeat = repeatOf(ctx, { path, input });
    return repeat && ctx.db.transaction((tx) => answerOf(tx, ctx, repeat, (inside) => call(inside, () => input)));
  };
}

async function answerOf(
  tx: Transaction,
  ctx: ActorContext,
  repeat: Repeat,
  call: (ctx: Context) => Promise<unknown>,
): Promise<unknown> {
  const { userId, key, bodyHash } = repeat;
  const owner = `${userId} ${key}`;
  const answerKey = ctx.config.keys.idempotentAnswer;
  // Whoever comes while the first is at work is sent away, and holds no connection meanwhile.
  if (!(await tryNamedLock(tx, "idempotency key", owner))) throw new DomainError("IDEMPOTENCY_KEY_BUSY");
  await lockAccount(tx, userId, "key share");
  const mine = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  const [kept] = await tx
    .select({
      bodyHash: idempotencyKeys.bodyHash,
      sealedAnswer: idempotencyKeys.sealedAnswer,
      fresh: isFreshKey,
    })
    .from(idempotencyKeys)
    .where(mine);
  if (kept?.fresh) {
    if (kept.bodyHash !== bodyHash) throw new DomainError("IDEMPOTENCY_KEY_REUSED");
    const text = unsealed(answerKey, kept.sealedAnswer ?? "", owner);
    // Kept under a secret that is no longer in force: nobody can tell any more what it was.
    if (text === undefined) throw new DomainError("IDEMPOTENCY_KEY_REUSED");
    return (JSON.parse(await unpacked(text)) as { data?: unknown }).data;
  }
  if (kept) await tx.delete(idempotencyKeys).where(mine);
  const retryAfterSeconds = await secondsUntilNext(tx, idempotencyKeys, {
    where: eq(idempotencyKeys.userId, userId),
    mostADay: mostKeysADay,
  });
  if (retryAfterSeconds > 0)
    throw new DomainError("TOO_MANY_REQUESTS", {
      params: { retryAfterSeconds, dailyLimit: mostKeysADay, counted: "idempotencyKeys" },
    });
  // A transaction within this one is a savepoint; what a verb reads, it reads here.
  const data = await call({ ...ctx, db: tx as unknown as Db });
  await tx.insert(idempotencyKeys).values({
    ...repeat,
    sealedAnswer: sealed(answerKey, await packed(JSON.stringify({ data })), owner),
  });
  return data;
}
