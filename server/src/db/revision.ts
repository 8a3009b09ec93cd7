import { type SQL, and, eq, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { DomainError } from "../errors/domain-error.ts";
import { orNotFound } from "../errors/or-not-found.ts";
import type { Transaction } from "./client.ts";
import { now } from "./sql.ts";

type Column<Data> = PgColumn & { _: { data: Data } };

/** A table whose rows are edited by several at once. */
type RevisedTable = PgTable & { id: Column<string>; updatedAt: PgColumn };

type Row<Table extends PgTable> = Table["$inferInsert"];
type Values<Table extends PgTable> = {
  /** Now unless told: a save that nobody sees yet leaves it. */
  updatedAt?: SQL;
} & {
  [Key in keyof Row<Table>]?: Row<Table>[Key] | SQL | undefined;
};

interface Edited {
  id: string;
  /** The revision that was edited; absent: whoever saves last wins. */
  baseRevision: number | undefined;
}

/**
 * Saves what was edited and raises its revision, in one statement: of two that edited the same revision only the first
 * saves, the other one is a `REVISION_CONFLICT` with the revision that stands. No such row is `NOT_FOUND`.
 */
export async function saveRevision<Table extends RevisedTable, Returning extends Record<string, PgColumn>>(
  tx: Transaction,
  { table, revision, returning }: { table: Table; revision: Column<number>; returning: Returning },
  { id, baseRevision }: Edited,
  values: Values<Table>,
) {
  const unchanged = baseRevision === undefined ? undefined : eq(revision, baseRevision);
  const [saved] = await tx
    .update(table)
    .set({ updatedAt: now, ...values, [keyOf(table, revision)]: sql`${revision} + 1` })
    .where(and(eq(table.id, id), unchanged))
    .returning(returning);
  if (saved) return saved;
  const [present] = await tx.select({ revision }).from<PgTable>(table).where(eq(table.id, id));
  throw new DomainError("REVISION_CONFLICT", { params: { revision: orNotFound(present).revision ?? 0 } });
}

/** Saves what an update gives; of a field that is absent nothing is written. Nothing given: nothing changes, the revision neither. */
export async function savePatch<Table extends RevisedTable, Returning extends Record<string, PgColumn>>(
  tx: Transaction,
  target: { table: Table; revision: Column<number>; returning: Returning },
  edited: Edited,
  values: Values<Table>,
) {
  if (Object.values(values).some((value) => value !== undefined)) return saveRevision(tx, target, edited, values);
  const { table, revision, returning } = target;
  const [row] = await tx
    .select({ ...returning, revision })
    .from<PgTable>(table)
    .where(eq(table.id, edited.id));
  const standing = orNotFound(row);
  if (edited.baseRevision !== undefined && standing.revision !== edited.baseRevision)
    throw new DomainError("REVISION_CONFLICT", { params: { revision: standing.revision } });
  return standing;
}

/** What the column is called in the code: its own name is that of the database. */
const keyOf = (table: RevisedTable, column: PgColumn) => {
  const entry = Object.entries(table).find(([, value]) => value === column);
  if (!entry) throw new Error("The revision is no column of the table");
  return entry[0];
};
