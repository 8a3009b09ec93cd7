import type { AuditAction } from "@metiro/shared/audit/actions";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { auditEntries } from "../../db/schema/index.ts";
import type { Author } from "./audit.ts";

/** Whether this author did the same to this row within the hour: what is saved every few seconds is noted once an hour. */
export async function notedLately(
  tx: Transaction,
  { actor }: Author,
  action: AuditAction,
  entityId: string,
): Promise<boolean> {
  if (!actor) return false;
  const rows = await tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.entityId, entityId),
        eq(auditEntries.actorId, actor.userId),
        eq(auditEntries.action, action),
        gt(auditEntries.at, sql`now() - interval '1 hour'`),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
