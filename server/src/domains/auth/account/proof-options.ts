import type { PasskeyOptions } from "@metiro/shared/auth/second-factor";
import { DomainError } from "../../../errors/domain-error.ts";
import type { Call } from "../../../trpc/context.ts";
import { passkeysOf } from "../second-factor/kept-factors.ts";
import { requestOptions } from "../second-factor/passkeys.ts";

/** What a browser needs to ask for a passkey of one's own. What it answers proves who holds this session, and no other one. */
export async function proofOptions({ ctx }: Call): Promise<PasskeyOptions> {
  const { userId, sessionId } = ctx.actor;
  const passkeys = await passkeysOf(ctx.db, userId);
  if (passkeys.length === 0) throw new DomainError("CONFLICT");
  return requestOptions(ctx, `prove ${sessionId}`, passkeys);
}
