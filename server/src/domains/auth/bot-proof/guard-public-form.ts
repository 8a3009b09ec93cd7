import { countAttempt } from "../../../limits/attempts.ts";
import type { Context } from "../../../trpc/context.ts";
import { addressCounter } from "../attempts/attempt-counters.ts";
import { verifyBotProof, consumeBotProof } from "./consume.ts";

/**
 * Lets a stranger's form through: it comes from no robot, and from an address that has not sent too many. Comes once the form
 * is right in itself, so that correcting it costs no new proof, and before anything is said about the e-mail in it. Stands
 * whatever follows: who asks about e-mails pays for each.
 */
export async function guardPublicForm(
  ctx: Context,
  kind: "signUp" | "signInCode",
  botProof: string | undefined,
): Promise<void> {
  const proof = await verifyBotProof(ctx, botProof);
  await ctx.db.transaction(async (tx) => {
    // The limit first: who has to wait keeps the proof.
    await countAttempt(tx, [addressCounter(kind, ctx.ip)]);
    if (proof) await consumeBotProof(tx, proof);
  });
}
