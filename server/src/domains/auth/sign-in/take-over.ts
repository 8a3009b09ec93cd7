import { eq } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { knownOrigins, users } from "../../../db/schema/index.ts";
import type { Context } from "../../../trpc/context.ts";
import { enqueueMails } from "../../notification/index.ts";
import { endCodes } from "../codes/verification.ts";
import { forgetFactors } from "../second-factor/kept-factors.ts";
import { askerOf } from "../attempts/origins.ts";
import { endSessions } from "./sessions.ts";

/**
 * Who signs up with an address need not hold its mailbox. Once it is confirmed from a device that the account was never entered from,
 * nothing that was chosen before opens it any more: password, sessions, second factors, codes. Whoever calls this holds the account.
 */
export async function takeOver(tx: Transaction, ctx: Context, userId: string): Promise<void> {
  const { known } = await askerOf(tx, ctx, userId);
  if (known === "device") return;
  await endSessions(tx, userId);
  await endCodes(tx, userId);
  await forgetFactors(tx, userId);
  await tx.delete(knownOrigins).where(eq(knownOrigins.userId, userId));
  const [chosen] = await tx.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
  if (!chosen?.hash) return;
  await tx.update(users).set({ passwordHash: null }).where(eq(users.id, userId));
  await enqueueMails(tx, [{ kind: "passwordDropped", to: userId, data: {} }]);
}
