import type { PasskeyOptions, PasskeyOptionsInput } from "@metiro/shared/auth/second-factor";
import { DomainError } from "../../../errors/domain-error.ts";
import type { OpenCall } from "../../../trpc/context.ts";
import { passkeysOf } from "../second-factor/kept-factors.ts";
import { requestOptions } from "../second-factor/passkeys.ts";
import { ticketHolderOf } from "../second-factor/tickets.ts";

/** What a browser needs to ask for a passkey: one of the account whose ticket it is, or whichever the device knows. */
export async function passkeyOptions({ ctx, input }: OpenCall<PasskeyOptionsInput>): Promise<PasskeyOptions> {
  if (input?.ticket === undefined) return requestOptions(ctx, "sign in anybody");
  const userId = await ticketHolderOf(ctx.db, input.ticket);
  if (userId === undefined) throw new DomainError("SIGN_IN_EXPIRED");
  return requestOptions(ctx, `sign in ${userId}`, await passkeysOf(ctx.db, userId));
}
