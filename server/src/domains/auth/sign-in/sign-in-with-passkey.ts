import type { SignedIn } from "@metiro/shared/auth/schema";
import type { SignInWithPasskeyInput } from "@metiro/shared/auth/second-factor";
import { DomainError } from "../../../errors/domain-error.ts";
import type { OpenCall } from "../../../trpc/context.ts";
import { addressCounter, countPasswordAttempt } from "../attempts/attempt-counters.ts";
import { noteSignIn } from "./sign-in-events.ts";
import { finishSignIn } from "./finish-sign-in.ts";
import { rightPasskey } from "../second-factor/right-factor.ts";

/**
 * Opens a session for a passkey alone. The device has asked for a finger, a face or a PIN: it is both factors at once. Whatever is
 * wrong, the refusal is the same.
 */
export async function signInWithPasskey({ ctx, input }: OpenCall<SignInWithPasskeyInput>): Promise<SignedIn> {
  const { ids } = await countPasswordAttempt(ctx.db, [addressCounter("addressPassword", ctx.ip)]);
  const right = await rightPasskey(ctx, { answer: input.passkey, purpose: "sign in anybody" });
  if (!right) {
    await noteSignIn(ctx.db, ctx, { method: "passkey", outcome: "wrong" });
    throw new DomainError("LOGIN_FAILED");
  }
  return finishSignIn(ctx, { userId: right.userId, right, ids });
}
