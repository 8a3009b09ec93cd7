import type { AuditAction } from "@metiro/shared/audit/actions";
import type { Transaction } from "../../db/client.ts";
import { auditEntries } from "../../db/schema/index.ts";

export interface AuditEntry {
  /** Who did it; absent when nobody was signed in. */
  actorId?: string;
  /** The call: `category.update`. */
  action: AuditAction;
  entity: string;
  entityId?: string;
  /**
   * What a reader needs to understand it later: `before` and `after`, and the `name`, `number` or `key` by which the row is found.
   * Nothing of a person: entries outlive accounts.
   */
  details?: Record<string, unknown>;
}

/** Writes who did what, in the transaction of the change: both stand or neither. */
export async function recordAudit(tx: Transaction, ...entries: AuditEntry[]): Promise<void> {
  await tx.insert(auditEntries).values(entries);
}
