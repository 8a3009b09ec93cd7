import { and, count, eq, isNotNull } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../db/client.ts";
import { backupCodes, secondFactors } from "../../../db/schema/index.ts";
import { endTickets } from "./tickets.ts";

/** How many factors protect an account. */
export async function factorCount(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ factors: count() })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  return row?.factors ?? 0;
}

/** The passkeys of an account, as a browser is told of them. */
export async function passkeysOf(db: Queryable, userId: string) {
  const { credentialId, transports } = secondFactors;
  const rows = await db
    .select({ credentialId, transports })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(credentialId)));
  return rows.flatMap((row) => (row.credentialId === null ? [] : [{ ...row, credentialId: row.credentialId }]));
}

/** Takes everything away that an account shows in the second place, and what is under way with it. How many factors there were. */
export async function forgetFactors(tx: Transaction, userId: string): Promise<number> {
  const gone = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  await tx.delete(backupCodes).where(eq(backupCodes.userId, userId));
  await endTickets(tx, userId);
  return gone.filter(({ confirmedAt }) => confirmedAt !== null).length;
}
