import type { CompleteTendererInput } from "@metiro/shared/tenderer/schema";
import { DomainError } from "../../errors/domain-error.ts";
import type { TendererActor } from "../../trpc/actor.ts";
import type { Call } from "../../trpc/context.ts";
import { rewriteTenderer } from "./update.ts";

/** A client says all that a request needs of it, once. Returns a token that tells so, of the same session. */
export async function completeProfile({ ctx, input }: Call<CompleteTendererInput, TendererActor>): Promise<string> {
  if (ctx.actor.profileCompleted) throw new DomainError("CONFLICT");
  await ctx.db.transaction((tx) => rewriteTenderer(tx, ctx, input, { profileCompleted: true }));
  return ctx.tokens.sign({ ...ctx.actor, profileCompleted: true });
}
