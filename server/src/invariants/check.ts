import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import type { Invariant } from "./invariant.ts";

/** What came of looking at an invariant. */
export interface Checked {
  name: string;
  holds: string;
  /** How many rows break it. */
  count: number;
  /** The first few of them. */
  first: { id: string; what: string }[];
  /** Why it is not known whether it holds; absent otherwise. */
  unknown?: string;
}

interface Options {
  /** Milliseconds that a query may take. */
  timeoutMs?: number;
  /** How many of the rows that break one are told. */
  maxListed?: number;
}

/**
 * Looks whether invariants hold, one after the other. Each is one statement, which sees everything as of one moment and writes
 * nothing; the database counts, so that only the first few rows are ever here.
 */
export async function checkInvariants(
  db: Db,
  invariants: readonly Invariant[],
  { timeoutMs = 600_000, maxListed = 5 }: Options = {},
): Promise<Checked[]> {
  const all: Checked[] = [];
  for (const { name, holds, broken } of invariants) {
    const found = await firstOf(db, { broken, timeoutMs, maxListed }).catch((error: unknown) => ({
      count: 0,
      first: [],
      unknown: reasonOf(error),
    }));
    all.push({ name, holds, ...found });
  }
  return all;
}

type Found = Pick<Checked, "count" | "first">;

const firstOf = (db: Db, { broken, timeoutMs, maxListed }: Required<Options> & { broken: string }): Promise<Found> =>
  db.transaction(
    async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${timeoutMs}`));
      const rows = await tx.execute<{ id: string; what: string; count: number }>(
        sql.raw(
          `select id::text as id, what, count(*) over ()::int as count from (${broken}) as broken limit ${maxListed}`,
        ),
      );
      return { count: rows[0]?.count ?? 0, first: rows.map(({ id, what }) => ({ id, what })) };
    },
    { accessMode: "read only" },
  );

/** What the database said, which is beneath what drizzle says. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
