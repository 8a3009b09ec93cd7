import type { Sql } from "postgres";
import { inDatabaseOf } from "../../../test/database/in-database-of.ts";
import { runTasks } from "../../../test/run-tasks.ts";

/** Lets so many days pass for the proofs of a company. */
export async function letDaysPass(sql: Sql, companyId: string, days: number): Promise<void> {
  await sql`
    update company_proofs set valid_until = valid_until - ${days}::int, valid_from = valid_from - ${days}::int
    where company_id = ${companyId}`;
}

/** Lets days pass in the database of a server that runs on this data folder, and has it do what it does every night and morning. */
export const letDaysPassIn = (dataDir: string, companyId: string, days: number): Promise<void> =>
  inDatabaseOf(dataDir, async (sql) => {
    await letDaysPass(sql, companyId, days);
    await runTasks(sql, "proof-expiry", "proof-reminders");
  });
