import { createHash } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { z } from "zod";
import type { Config } from "../../../config/config.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import type { BotProof } from "./proof.ts";

/** Milliseconds that the answer may take. */
const timeoutMs = 5_000;
/** Milliseconds; Turnstile itself forgets a token after five minutes. */
const lifetimeMs = 10 * 60_000;

const verdict = z.object({ success: z.boolean(), "error-codes": z.array(z.string()).default([]) });

/** What says that the sender, not we or Turnstile, is at fault. */
const atFault = new Set(["missing-input-response", "invalid-input-response", "timeout-or-duplicate"]);

interface Asked {
  config: Config;
  ip: string;
  log: FastifyBaseLogger;
}

/**
 * The proof of a Turnstile token, null when it is wrong, old or used; `UNAVAILABLE` when Turnstile cannot be asked. See
 * https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 */
export async function turnstileProof({ config, ip, log }: Asked, token: string): Promise<BotProof | null> {
  const { success, "error-codes": codes } = await asked({ config, ip, log }, token);
  if (success) {
    const key = `turnstile ${createHash("sha256").update(token).digest("hex")}`;
    return { key, expiresAt: new Date(Date.now() + lifetimeMs) };
  }
  if (codes.length > 0 && codes.every((code) => atFault.has(code))) return null;
  log.error({ codes }, "Turnstile does not verify");
  throw new DomainError("UNAVAILABLE");
}

async function asked({ config, ip, log }: Asked, token: string) {
  try {
    const answer = await fetch(config.turnstileUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ secret: config.turnstileSecret, response: token, remoteip: ip }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return verdict.parse(await answer.json());
  } catch (err) {
    log.error({ err }, "Turnstile cannot be asked");
    throw new DomainError("UNAVAILABLE", { cause: err });
  }
}
