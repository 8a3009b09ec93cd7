import type { Proved, ProveInput } from "@metiro/shared/auth/schema";
import type { Call } from "../../../trpc/context.ts";
import { holdSession, noteProof } from "../sign-in/sessions.ts";
import { ownAccount } from "./own-account.ts";

/** Takes the password again, or a code where the account has none: what asks for a fresh proof goes through for a few minutes. */
export async function prove({ ctx, input }: Call<ProveInput>): Promise<Proved> {
  const { passwordHash } = await ownAccount(ctx, { field: "password", ...given(input) });
  const provedUntil = await ctx.db.transaction(async (tx) => {
    await holdSession(tx, ctx, passwordHash);
    return noteProof(tx, ctx);
  });
  return { provedUntil };
}

const given = ({ password, code }: ProveInput) => ({ password, code });
