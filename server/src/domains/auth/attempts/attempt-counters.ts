import { email as emailShape } from "@metiro/shared/auth/email";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Db, Transaction } from "../../../db/client.ts";
import { attempts } from "../../../db/schema/index.ts";
import { addressKey } from "../../../limits/address.ts";
import { type AttemptCounter, countAttempt, type Lockout, revertAttempts } from "../../../limits/attempts.ts";
import type { ActorContext, Context } from "../../../trpc/context.ts";
import { hashOf } from "./hash-of.ts";
import { audit, nobody } from "../../audit/index.ts";
import type { Asker } from "./origins.ts";

/** What an address does. */
export const addressCounter = (
  kind: "addressPassword" | "signUp" | "forgotPassword" | "signInCode",
  ip: string,
): AttemptCounter => ({
  kind,
  subject: addressKey(ip),
});

/** Whose passwords are tried: an e-mail, with an account or without one. */
interface Tried {
  email: string;
  userId: string | undefined;
}

/**
 * At what a password counts: the first is the asker's own. A known device counts by itself, a known address beside what the address
 * does anywhere; only a stranger counts with all strangers at this account, so strangers slow nobody else.
 */
export function passwordCounters(
  ctx: Context,
  { email, userId }: Tried,
  asker: Asker,
): [AttemptCounter, ...AttemptCounter[]] {
  const hash = hashOf(email);
  if (asker.known === "device") return [{ kind: "devicePassword", subject: `${hash} ${asker.key}`, userId }];
  const own = { kind: "originPassword", subject: `${hash} ${asker.key}`, userId } as const;
  const ofAddress = addressCounter("addressPassword", ctx.ip);
  if (asker.known === "address") return [own, ofAddress];
  return [own, ofAddress, { kind: "accountPassword", subject: hash, userId }];
}

/** At what one's own password counts that one gives again. */
export const ownPasswordCounter = ({ actor: { userId, sessionId } }: ActorContext): AttemptCounter => ({
  kind: "devicePassword",
  subject: `session ${sessionId}`,
  userId,
});

/** Whether an e-mail may be that of an account: what no account could be made with is looked up nowhere, and finds none. */
export const mayHaveAccount = (email: string) => emailShape.safeParse(email).success;

/** Counts a try at a password before the password is looked at; one that turns out right is taken back. */
export const countPasswordAttempt = (db: Db, counted: readonly AttemptCounter[]) =>
  db.transaction((tx) => countAttempt(tx, counted));

const ofPasswords = ["accountPassword", "originPassword", "devicePassword"] as const;

/** Ends every pause of an account: from wherever its password was tried. */
export async function resetAccountAttempts(tx: Transaction, { email, userId }: Tried): Promise<void> {
  const rows = await tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(
      and(
        inArray(attempts.kind, [...ofPasswords]),
        or(
          userId === undefined ? undefined : eq(attempts.userId, userId),
          sql`split_part(${attempts.subject}, ' ', 1) = ${hashOf(email)}`,
        ),
      ),
    );
  await revertAttempts(
    tx,
    rows.map(({ id }) => id),
  );
}

/** Notes for the back office that the try which has just failed was the last one for a while. */
export async function auditLockouts(db: Db, begun: readonly Lockout[], userId: string | undefined): Promise<void> {
  if (begun.length === 0) return;
  await db.transaction(async (tx) => {
    for (const { kind, seconds } of begun)
      await audit(tx, nobody, "auth.signInPaused", userId ?? null, { kind, retryAfterSeconds: seconds });
  });
}
