import type { Queryable } from "../../../db/client.ts";
import { spentBotProofs } from "../../../db/schema/index.ts";
import type { Context } from "../../../trpc/context.ts";
import { settings } from "../../application-config/index.ts";
import { altchaProof } from "./altcha.ts";
import { type BotProof, proofRefused } from "./proof.ts";
import { turnstileProof } from "./turnstile.ts";

/** Uses a proof up; refused on `botProof` when it is missing, wrong, old or used. Comes after all that is wrong with the form itself. */
export async function spendBotProof(ctx: Context, offered: string | undefined): Promise<void> {
  const { "botProtection.provider": provider } = await settings(ctx.db);
  if (provider === "none") return;
  if (offered === undefined) throw proofRefused();
  const proof = provider === "altcha" ? await altchaProof(ctx.config, offered) : await turnstileProof(ctx, offered);
  if (!proof || !(await isFirst(ctx.db, proof))) throw proofRefused();
}

/** Whether nobody, on any process, has used it before; from now on somebody has. */
async function isFirst(db: Queryable, proof: BotProof): Promise<boolean> {
  const noted = await db
    .insert(spentBotProofs)
    .values({ ...proof, expiresAt: proof.expiresAt.toISOString() })
    .onConflictDoNothing()
    .returning({ key: spentBotProofs.key });
  return noted.length > 0;
}
