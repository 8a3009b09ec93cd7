import type { Sql } from "../db/client.ts";
import { beyondDeadline } from "../db/pool/deadline.ts";

/** A query of drizzle's that selects ids alone, in the order of the list: one column called `id`. */
export interface IdQuery {
  toSQL: () => { sql: string; params: unknown[] };
}

/** Rows that are read at once. */
const size = 1_000;

/**
 * The ids of a query, some at a time, however many there are: a cursor in a transaction that sees one state of the data.
 * It goes on when more is asked for, and ends with whoever stops asking; who asks for nothing for a minute has stopped.
 */
export async function* idBatches(sql: Sql, query: IdQuery): AsyncGenerator<string[], void, undefined> {
  const { sql: text, params } = query.toSQL();
  const connection = await sql.reserve();
  try {
    await connection`begin isolation level repeatable read read only`;
    await connection`set local idle_in_transaction_session_timeout = '60s'`;
    // All of it will be read: no plan that only finds the first rows fast.
    await connection`set local cursor_tuple_fraction = 1`;
    await connection.unsafe(`declare exported no scroll cursor for ${text}`, params as never[]);
    for (;;) {
      const rows = await connection<{ id: string }[]>`fetch ${connection.unsafe(String(size))} from exported`;
      if (rows.length > 0) yield rows.map(({ id }) => id);
      if (rows.length < size) return;
    }
  } finally {
    // Also of a call that was cut: the connection goes back to the others.
    await beyondDeadline(() => connection`rollback`.catch(() => undefined));
    connection.release();
  }
}
