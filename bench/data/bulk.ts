import type { Sql } from "postgres";

/** Tables that a load writes millions of rows into. */
const filled = [
  "job_requests",
  "job_request_companies",
  "conversations",
  "messages",
  "offers",
  "offer_lines",
  "reviews",
  "client_reviews",
] as const;

/**
 * Runs what writes millions of rows without the indexes, foreign keys and triggers of their tables: indexes are made
 * afterwards, each at once. Who writes has to be a superuser, and to leave no row that a trigger would have changed.
 */
export async function inBulk(sql: Sql, write: () => Promise<void>): Promise<void> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid::regclass::text = any(${filled}) and not exists (select from pg_constraint where conindid = indexrelid)`;
  for (const { name } of indexes) await sql`drop index ${sql(name)}`;
  await sql`set session_replication_role = replica`;
  try {
    await write();
  } finally {
    await sql`set session_replication_role = origin`;
  }
  await sql`set maintenance_work_mem = '512MB'`;
  for (const { definition } of indexes) await sql.unsafe(definition);
  await sql`reset maintenance_work_mem`;
}
