import type { AuditAction } from "@metiro/shared/audit/actions";
import { and, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { auditEntries } from "../../db/schema/index.ts";
import { redactEntries } from "./redact.ts";

/** The entries that say what a person's data was, or how it put something: that it was changed stays, and which fields. */
const personal: AuditAction[] = ["user.update", "company.correct", "jobRequest.update", "jobRequest.edit"];
/** Accounts: only the words go. */
const booked: AuditAction[] = ["subscription.update"];

/** Takes out of the audit what was said of a person, or of its requests and subscriptions, that is being erased. */
export async function forgetDetails(tx: Transaction, entityIds: readonly string[]): Promise<void> {
  if (entityIds.length === 0) return;
  const { details } = auditEntries;
  const about = (actions: AuditAction[]) =>
    and(inArray(auditEntries.entityId, [...entityIds]), inArray(auditEntries.action, actions));
  const fields = sql`(select coalesce(jsonb_agg(field order by field), '[]'::jsonb)
    from jsonb_object_keys(coalesce(${details} -> 'before', '{}') || coalesce(${details} -> 'after', '{}')) as field)`;
  await redactEntries(
    tx,
    about(personal),
    sql`jsonb_build_object('fields', ${fields}) || (${details} - 'before' - 'after')`,
  );
  await redactEntries(tx, about(booked), sql`${details} #- '{before,note}' #- '{after,note}'`);
  await redactEntries(tx, about(["user.resetSecondFactor"]), sql`${details} - 'reason'`);
}
