import type { BotChallenge } from "@metiro/shared/auth/schema";
import type { OpenCall } from "../../../trpc/context.ts";
import { settings } from "../../application-config/index.ts";
import { altchaChallenge } from "./altcha.ts";

/** What a stranger's form has to solve, by the protection that the configuration chose. */
export async function botChallenge({ ctx }: OpenCall): Promise<BotChallenge> {
  const { "botProtection.provider": provider, "botProtection.siteKey": siteKey } = await settings(ctx.db);
  if (provider === "altcha") return { provider, challenge: await altchaChallenge(ctx.config) };
  return provider === "turnstile" ? { provider, siteKey } : { provider };
}
