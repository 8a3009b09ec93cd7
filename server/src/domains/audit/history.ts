import type { AuditAction } from "@metiro/shared/audit/actions";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { auditEntries, users } from "../../db/schema/index.ts";

/** What was done to a row, of some kinds, oldest first: with who did it, where that is still known. */
export const auditTrailOf = (db: Db, entityId: string, actions: AuditAction[]) =>
  db
    .select({
      at: auditEntries.at,
      action: auditEntries.action,
      details: auditEntries.details,
      actor: { id: users.id, firstName: users.firstName, lastName: users.lastName, role: users.role },
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(and(eq(auditEntries.entityId, entityId), inArray(auditEntries.action, actions)))
    .orderBy(asc(auditEntries.at), asc(auditEntries.id));
