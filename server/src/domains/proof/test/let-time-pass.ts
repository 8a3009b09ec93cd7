import postgres, { type Sql } from "postgres";
import { runningPostgres } from "../../../embedded/postgres.ts";

/** Lets so many days pass for the proofs of a company. */
export async function letDaysPass(sql: Sql, companyId: string, days: number): Promise<void> {
  await sql`
    update company_proofs set valid_until = valid_until - ${days}::int, valid_from = valid_from - ${days}::int
    where company_id = ${companyId}`;
}

/** The same in the database of a server that runs on this data folder, and has it do what it does every night and morning. */
export async function letDaysPassIn(dataDir: string, companyId: string, days: number): Promise<void> {
  const running = await runningPostgres(dataDir);
  if (!running) throw new Error("No database runs there.");
  const sql = postgres(running.url, { max: 1, onnotice: () => undefined });
  try {
    await letDaysPass(sql, companyId, days);
    await sql`insert into pgboss.job (name, data) values ('proof-expiry', '{}'), ('proof-reminders', '{}')`;
  } finally {
    await sql.end();
  }
}
