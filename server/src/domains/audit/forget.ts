import type { AuditAction } from "@metiro/shared/audit/actions";
import { and, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { auditEntries } from "../../db/schema/index.ts";
import { redactEntries } from "./redact.ts";

/** The entries that say what a person's data was: who it is goes with the account, that it was corrected stays. */
const personal: AuditAction[] = ["user.update", "company.correct"];

/** Takes out of the audit what was corrected of an account that is being erased. */
export async function forgetCorrections(tx: Transaction, entityIds: string[]): Promise<void> {
  const where = and(inArray(auditEntries.entityId, entityIds), inArray(auditEntries.action, personal));
  await redactEntries(tx, where, sql`${auditEntries.details} - 'before' - 'after'`);
}
