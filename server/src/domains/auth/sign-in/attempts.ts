import type { Db } from "../../../db/client.ts";
import { addressKey } from "../../../limits/address.ts";
import { type Counted, countAttempt, type Pause } from "../../../limits/attempts.ts";
import { hashOf } from "../codes/codes.ts";
import { audit, nobody } from "../../audit/index.ts";

/** The passwords tried at an account, or at an e-mail without one. */
export const accountKey = (email: string, userId?: string): Counted => ({
  kind: "accountPassword",
  subject: hashOf(email),
  userId,
});

/** What an address does. */
export const addressCounted = (
  kind: "addressPassword" | "signUp" | "forgotPassword" | "signInCode",
  ip: string,
): Counted => ({
  kind,
  subject: addressKey(ip),
});

/** Counts a try at a password before the password is looked at; one that turns out right is taken back. */
export const countTry = (db: Db, counted: readonly Counted[]) => db.transaction((tx) => countAttempt(tx, counted));

/** Notes for the back office that the try which has just failed was the last one for a while. */
export async function recordPauses(db: Db, begun: readonly Pause[], userId: string | undefined): Promise<void> {
  if (begun.length === 0) return;
  await db.transaction(async (tx) => {
    for (const { kind, seconds } of begun)
      await audit(tx, nobody, "auth.signInPaused", userId ?? null, { kind, retryAfterSeconds: seconds });
  });
}
