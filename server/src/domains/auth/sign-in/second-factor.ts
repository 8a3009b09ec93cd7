import type { SignedIn } from "@metiro/shared/auth/schema";
import type { SecondFactorInput } from "@metiro/shared/auth/second-factor";
import { DomainError } from "../../../errors/domain-error.ts";
import { countAttempt } from "../../../limits/attempts.ts";
import type { OpenCall } from "../../../trpc/context.ts";
import { addressCounter } from "../attempts/attempt-counters.ts";
import { factorKey, noteRefused } from "../second-factor/attempts.ts";
import { noteSignIn } from "./sign-in-events.ts";
import { finishSignIn } from "./finish-sign-in.ts";
import { methodOf, rightFactor } from "../second-factor/right-factor.ts";
import { ticketHolderOf, countTicketAttempt } from "../second-factor/tickets.ts";

/**
 * Ends a sign-in that has shown its first factor. A ticket takes five tries; those of an account and of an address are counted
 * over all tickets.
 */
export async function secondFactor({
  ctx,
  input: { ticket, ...given },
}: OpenCall<SecondFactorInput>): Promise<SignedIn> {
  const userId = await ticketHolderOf(ctx.db, ticket);
  if (userId === undefined) throw new DomainError("SIGN_IN_EXPIRED");
  const account = factorKey(userId);
  const { ids, begun, by } = await ctx.db.transaction(async (tx) => {
    const counted = await countAttempt(tx, [account, addressCounter("addressPassword", ctx.ip)]);
    return { ...counted, by: await countTicketAttempt(tx, ticket) };
  });
  const right = await rightFactor(ctx, { userId, given, purpose: `sign in ${userId}` });
  if (right) return finishSignIn(ctx, { userId, right, ids, forgiven: account, ticket });
  await noteRefused(ctx.db, begun, userId);
  await noteSignIn(ctx.db, ctx, { method: by, secondFactor: methodOf(given), outcome: "wrong", userId });
  throw new DomainError("SECOND_FACTOR_INVALID");
}
