import type { Sql } from "postgres";
import { dueChannel } from "../jobs/due-channel.ts";

/** Has a server run tasks now, by the names of their queues, as `metiro job run` does. */
export async function runTasks(sql: Sql, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await sql`insert into pgboss.job (name, data) values (${name}, '{}')`;
    await sql`select pg_notify(${dueChannel}, ${name})`;
  }
}
