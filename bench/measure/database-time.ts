import { readFileSync } from "node:fs";
import type { Sql } from "../../server/src/db/client.ts";

/** A hundredth of a second, in which Linux counts. */
const tick = 10;

/** Milliseconds that the connections of this database have used so far. */
export async function databaseTime(sql: Sql): Promise<number> {
  const rows = await sql<{ pid: number }[]>`select pid from pg_stat_activity where datname = current_database()`;
  const times = rows.map(({ pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return (Number(fields[11]) + Number(fields[12])) * tick;
  });
  return times.reduce((sum, time) => sum + time, 0);
}
