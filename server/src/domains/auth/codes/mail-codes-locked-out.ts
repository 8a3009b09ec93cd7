import { and, eq, gt, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { auditEntries } from "../../../db/schema/index.ts";
import { audit, nobody } from "../../audit/index.ts";
import { enqueueMails } from "../../notification/index.ts";

/** Tells an owner, once a day, that strangers have used up the codes of its account; and the back office. */
export async function mailCodesLockedOut(tx: Transaction, userId: string): Promise<void> {
  const { id, action, entityId, at } = auditEntries;
  const told = await tx
    .select({ id })
    .from(auditEntries)
    .where(and(eq(entityId, userId), eq(action, "auth.codesPaused"), gt(at, sql`now() - interval '1 day'`)))
    .limit(1);
  if (told.length > 0) return;
  await audit(tx, nobody, "auth.codesPaused", userId);
  await enqueueMails(tx, [{ kind: "codesPaused", to: userId, data: {} }]);
}
