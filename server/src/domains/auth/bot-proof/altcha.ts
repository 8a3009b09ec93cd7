import type { BotChallenge } from "@metiro/shared/auth/schema";
import { createChallenge, extractParams, verifySolution } from "altcha-lib/v1";
import { z } from "zod";
import type { Config } from "../../../config/config.ts";
import type { BotProof } from "./proof.ts";

const algorithm = "SHA-256";
/** Milliseconds in which a form has to be filled in. */
const lifetimeMs = 30 * 60_000;

const hmacKeys = ({ keys }: Config) => keys.botChallenge.map((key) => key.export().toString("hex"));

/** A piece of work that a browser does in about a second. The server keeps nothing of it: it is signed. */
export async function altchaChallenge(config: Config): Promise<NonNullable<BotChallenge["challenge"]>> {
  const maxnumber = config.altchaMaxNumber;
  const expires = new Date(Date.now() + lifetimeMs);
  const { challenge, salt, signature } = await createChallenge({
    algorithm,
    hmacKey: hmacKeys(config)[0] ?? "",
    maxnumber,
    expires,
  });
  return { algorithm, challenge, salt, maxnumber, signature };
}

const solution = z.object({
  algorithm: z.literal(algorithm),
  challenge: z.string(),
  number: z.int().min(0),
  salt: z.string(),
  signature: z.string(),
});

/** The proof in the base64 of a widget's payload; null when it is none of ours, wrong or too old. */
export async function altchaProof(config: Config, payload: string): Promise<BotProof | null> {
  const solved = solution.safeParse(jsonIn(payload)).data;
  if (!solved) return null;
  const verified = await Promise.all(hmacKeys(config).map((key) => verifySolution(solved, key)));
  if (!verified.includes(true)) return null;
  const expiresAt = new Date(Number(extractParams(solved)["expires"]) * 1000);
  // The challenge, not the payload: the same solution can be written in many ways.
  return { key: `altcha ${solved.challenge}`, expiresAt };
}

function jsonIn(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, "base64").toString("utf8"));
  } catch {
    return undefined;
  }
}
