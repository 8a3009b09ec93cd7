import type { Proved, ProveInput } from "@metiro/shared/auth/schema";
import type { ProvingFactor } from "@metiro/shared/auth/second-factor";
import type { Transaction } from "../../../db/client.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { revertAttempts } from "../../../limits/attempts.ts";
import type { ActorContext, Call } from "../../../trpc/context.ts";
import { factorKey, noteRefused } from "../second-factor/attempts.ts";
import { methodOf, rightFactor } from "../second-factor/right-factor.ts";
import { addressCounter, countPasswordAttempt } from "../attempts/attempt-counters.ts";
import { lockSession, recordReauthentication } from "../sign-in/sessions.ts";
import { noteSignIn } from "../sign-in/sign-in-events.ts";
import { ownAccount } from "./own-account.ts";

/** Takes the password again, a code where the account has none, or a second factor: what asks for a fresh proof goes through for a few minutes. */
export async function prove({ ctx, input }: Call<ProveInput>): Promise<Proved> {
  const { password, code, ...factor } = input;
  const { passwordHash, claim } =
    factor.totp === undefined && !factor.passkey
      ? { ...(await ownAccount(ctx, { field: "password", password, code })), claim: undefined }
      : { claim: await ownFactor(ctx, factor), passwordHash: undefined };
  const provedUntil = await ctx.db.transaction(async (tx) => {
    await lockSession(tx, ctx, passwordHash);
    await claim?.(tx);
    return recordReauthentication(tx, ctx);
  });
  return { provedUntil };
}

/** Uses up a second factor of whoever calls. A wrong one is counted, noted and told as the second step of a sign-in is. */
async function ownFactor(ctx: ActorContext, given: ProvingFactor): Promise<(tx: Transaction) => Promise<void>> {
  const { userId, sessionId } = ctx.actor;
  const account = factorKey(userId);
  const { ids, begun } = await countPasswordAttempt(ctx.db, [account, addressCounter("addressPassword", ctx.ip)]);
  const right = await rightFactor(ctx, { userId, given, purpose: `prove ${sessionId}` });
  if (!right) {
    await noteRefused(ctx.db, begun, userId);
    const secondFactor = methodOf(given);
    await noteSignIn(ctx.db, ctx, { method: "secondFactor", secondFactor, outcome: "wrong", userId });
    throw new DomainError("SECOND_FACTOR_INVALID");
  }
  return async (tx) => {
    if (!(await right.claim(tx))) throw new DomainError("SECOND_FACTOR_INVALID");
    await revertAttempts(tx, ids, account);
  };
}
