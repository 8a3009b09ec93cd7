import { stringify } from "uuid";
import type { Sql } from "../db/client.ts";
import { beyondDeadline } from "../db/pool/deadline.ts";

/** A query of drizzle's that selects ids alone, in the order of the list: one column, whatever it is called in its table. */
export interface IdQuery {
  toSQL: () => { sql: string; params: unknown[] };
}

/** Rows that are read at once. */
const batchSize = 1_000;
const bytesOfId = 16;

/**
 * The ids of a query, some at a time, however many there are. All of them are read first, as one state of the data has them, and kept in
 * sixteen bytes each: whoever takes the file slowly holds no connection, and no old state of the tables.
 */
export async function* idBatches(sql: Sql, query: IdQuery): AsyncGenerator<string[], void, undefined> {
  const batches = await packedIds(sql, query);
  for (const batch of batches)
    yield Array.from({ length: batch.length / bytesOfId }, (_, at) => stringify(batch, at * bytesOfId));
}

async function packedIds(sql: Sql, query: IdQuery): Promise<Buffer[]> {
  const { sql: text, params } = query.toSQL();
  const batches: Buffer[] = [];
  const connection = await sql.reserve();
  try {
    await connection`begin isolation level repeatable read read only`;
    // All of it will be read: no plan that only finds the first rows fast.
    await connection`set local cursor_tuple_fraction = 1`;
    await connection.unsafe(`declare exported no scroll cursor for ${text}`, params as never[]);
    for (;;) {
      // Not prepared: the connection would keep how the column of its first cursor is described, for those of all other exports.
      const rows = await connection.unsafe(`fetch ${batchSize} from exported`).values();
      // An answer is known by two ids, one behind the other: not by one that could be parsed.
      if (rows.length > 0)
        batches.push(Buffer.from(rows.map(([id]) => String(id).replaceAll("-", "")).join(""), "hex"));
      if (rows.length < batchSize) return batches;
    }
  } finally {
    // Also of a call that was cut: the connection goes back to the others.
    await beyondDeadline(() => connection`rollback`.catch(() => undefined));
    connection.release();
  }
}
