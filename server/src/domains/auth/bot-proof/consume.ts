import type { Transaction } from "../../../db/client.ts";
import { spentBotProofs } from "../../../db/schema/index.ts";
import type { Context } from "../../../trpc/context.ts";
import { settings } from "../../application-config/index.ts";
import { altchaProof } from "./altcha.ts";
import { type BotProof, proofRefused } from "./proof.ts";
import { turnstileProof } from "./turnstile.ts";

/** A proof that is right, as far as can be told without having seen others; null where none is asked for. Else refused on `botProof`. */
export async function verifyBotProof(ctx: Context, offered: string | undefined): Promise<BotProof | null> {
  const { "botProtection.provider": provider } = await settings(ctx.db);
  if (provider === "none") return null;
  if (offered === undefined) throw proofRefused();
  const proof = provider === "altcha" ? await altchaProof(ctx.config, offered) : await turnstileProof(ctx, offered);
  if (!proof) throw proofRefused();
  return proof;
}

/** Uses a proof up; refused when somebody, on whatever process, has done so before. */
export async function consumeBotProof(tx: Transaction, { key, expiresAt }: BotProof): Promise<void> {
  const noted = await tx
    .insert(spentBotProofs)
    .values({ key, expiresAt: expiresAt.toISOString() })
    .onConflictDoNothing()
    .returning({ key: spentBotProofs.key });
  if (noted.length === 0) throw proofRefused();
}
