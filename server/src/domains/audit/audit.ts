import { type AuditAction, entityOf } from "@metiro/shared/audit/actions";
import type { AuditField } from "@metiro/shared/audit/fields";
import type { Transaction } from "../../db/client.ts";
import { auditEntries } from "../../db/schema/index.ts";
import { stringify } from "safe-stable-stringify";

/** Who does it: the context of a call, or of an account that is not signed in yet. */
export interface Author {
  actor: { userId: string; key?: { id: string; prefix: string } } | null;
}

/** The author of what no account does: the nightly job, the operator's program, a refused sign-in. */
export const nobody: Author = { actor: null };
export const asUser = (userId: string): Author => ({ actor: { userId } });

/**
 * What a reader needs to understand it later: the row's states of which the differing fields are kept, and the `name`, `number` or
 * `key` by which the row is found. Nothing of a person: entries outlive accounts.
 */
interface Change {
  before?: object | undefined;
  after?: object | undefined;
}

/** A field that the back office has no words for is a type error. */
type Worded<Details> = {
  [Name in keyof Details]: Name extends AuditField
    ? Details[Name]
    : Name extends keyof Change
      ? { [Field in keyof Details[Name]]: Field extends AuditField ? Details[Name][Field] : never }
      : never;
};

/** Writes who did what to which row, in the transaction of the change: both stand or neither. */
export async function audit<const Details extends object>(
  tx: Transaction,
  { actor }: Author,
  action: AuditAction,
  entityId: string | null,
  change?: Details & Worded<Details>,
): Promise<void> {
  await tx.insert(auditEntries).values({
    ...(actor && { actorId: actor.userId }),
    action,
    entity: entityOf(action),
    entityId,
    details: {
      ...(change && detailsOf(change)),
      ...(actor?.key && { apiKey: { id: actor.key.id, prefix: actor.key.prefix } }),
    },
  });
}

/** Of two states only what differs, and of one state all of it. */
function detailsOf({ before, after, ...details }: Change): Record<string, unknown> {
  return {
    ...details,
    ...(before && after ? changes(before, after) : { ...(before && { before }), ...(after && { after }) }),
  };
}

/** Of two states of a row the fields that differ, as `before` and `after`; what is absent is null. */
export function changes<Row extends object>(before: Row, after: Row): { before: object; after: object } {
  const differing = (Object.keys({ ...before, ...after }) as (keyof Row)[]).filter(
    (field) => stringify(before[field] ?? null) !== stringify(after[field] ?? null),
  );
  const of = (row: Row) => Object.fromEntries(differing.map((field) => [field, row[field] ?? null]));
  return { before: of(before), after: of(after) };
}
