import { sql } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { arrayLiteral } from "../../db/rows/array-literal.ts";

/**
 * Entries themselves stay for good; who looked at whose data goes with its time (`data-access/forget.ts`). This takes out of the audit what was said of a person, or of its requests and subscriptions, that is being erased. A function of the
 * database does it (`redact_audit` in drizzle/sql), and notes it in the chain: the role that serves may change no entry.
 */
export async function eraseAuditDetails(tx: Transaction, entityIds: readonly string[]): Promise<void> {
  if (entityIds.length > 0) await tx.execute(sql`select redact_audit(${arrayLiteral(entityIds)}::uuid[])`);
}
