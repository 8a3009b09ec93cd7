import { randomBytes } from "node:crypto";
import { challengeMinutes } from "@metiro/shared/auth/constants";
import type { Queryable } from "../../../db/client.ts";
import { spentChallenges } from "../../../db/schema/index.ts";
import { isMacOf, type Key, macOf } from "../../../config/keys.ts";

/** Milliseconds in which a device has to answer. */
export const challengeMs = challengeMinutes * 60_000;

const nonceBytes = 16;
const timeBytes = 6;
const macBytes = 16;

/** What a passkey is to sign for: to enrol at an account, to sign in to one or to whichever it knows, or to prove who holds a session. */
export type ChallengePurpose = `enrol ${string}` | `sign in ${string}` | `prove ${string}`;

const saidOf = (head: Buffer, purpose: ChallengePurpose) => Buffer.concat([head, Buffer.from(purpose)]);

/** A challenge that only this server makes, good once, for one purpose. Nothing is kept until it is answered. */
export function challengeFor(key: Key, purpose: ChallengePurpose): Buffer<ArrayBuffer> {
  const time = Buffer.alloc(timeBytes);
  time.writeUIntBE(Date.now() + challengeMs, 0, timeBytes);
  const head = Buffer.concat([randomBytes(nonceBytes), time]);
  return Buffer.concat([head, macOf(key, saidOf(head, purpose)).subarray(0, macBytes)]);
}

/** Uses up a challenge that somebody has answered. False: it is not ours, of another purpose, too old, or was answered before. */
export async function consumeChallenge(
  db: Queryable,
  key: Key,
  { challenge, purpose }: { challenge: string; purpose: ChallengePurpose },
): Promise<boolean> {
  const bytes = Buffer.from(challenge, "base64url");
  if (bytes.length !== nonceBytes + timeBytes + macBytes) return false;
  const head = bytes.subarray(0, nonceBytes + timeBytes);
  if (!isMacOf(key, saidOf(head, purpose), bytes.subarray(nonceBytes + timeBytes), macBytes)) return false;
  const until = head.readUIntBE(nonceBytes, timeBytes);
  if (until <= Date.now()) return false;
  const noted = await db
    .insert(spentChallenges)
    .values({ key: challenge, expiresAt: new Date(until).toISOString() })
    .onConflictDoNothing()
    .returning({ key: spentChallenges.key });
  return noted.length > 0;
}

/** The challenge that a browser says it has answered. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    const { challenge } = said as { challenge?: unknown };
    return typeof challenge === "string" ? challenge : "";
  } catch {
    return "";
  }
}
