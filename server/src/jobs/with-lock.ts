import postgres from "postgres";

/** Any number; the same in every process. */
const lockKey = 6_384_412;

/** Does something while no other process of this database does it. */
export async function alone(url: string, act: () => Promise<void>): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => undefined });
  try {
    await sql`select pg_advisory_lock(${lockKey})`;
    await act();
  } finally {
    await sql.end();
  }
}
