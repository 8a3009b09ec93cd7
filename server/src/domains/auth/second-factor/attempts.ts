import type { Db } from "../../../db/client.ts";
import type { AttemptCounter, Lockout } from "../../../limits/attempts.ts";
import { audit, nobody } from "../../audit/index.ts";
import { enqueueMails } from "../../notification/index.ts";

/** The second factors tried at an account. */
export const factorKey = (userId: string): AttemptCounter => ({
  kind: "accountSecondFactor",
  subject: userId,
  userId,
});

/**
 * Notes for the back office that a refused factor was the last one for a while, and tells the owner: whoever tries that often knows
 * the first factor.
 */
export async function noteRefused(db: Db, begun: readonly Lockout[], userId: string): Promise<void> {
  if (begun.length === 0) return;
  await db.transaction(async (tx) => {
    for (const { kind, seconds } of begun)
      await audit(tx, nobody, "auth.signInPaused", userId, { kind, retryAfterSeconds: seconds });
    if (begun.some(({ kind }) => kind === "accountSecondFactor"))
      await enqueueMails(tx, [{ kind: "secondFactorRefused", to: userId, data: {} }]);
  });
}
