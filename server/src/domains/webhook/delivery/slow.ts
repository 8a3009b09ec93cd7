import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { users, webhookEndpoints, webhookSlowAccounts } from "../../../db/schema/index.ts";

/** Milliseconds from which an answer is slow. */
export const defaultSlowMs = 2_000;

/** For how long an endpoint that was slow waits with those that fail, however quickly it answers then. */
const slowFor = sql`interval '1 hour'`;

/** Notes that an endpoint was slow, and of whom: an account that deletes it and adds it again has it wait as before. */
export async function noteSlow(
  tx: Transaction,
  { endpointId, accountId }: { endpointId: string; accountId: string },
): Promise<void> {
  await tx.execute(sql`
    insert into ${webhookSlowAccounts} (user_id, until)
    select id, clock_timestamp() + ${slowFor} from ${users} where id = ${accountId}
    on conflict (user_id) do update set until = excluded.until`);
  await tx
    .update(webhookEndpoints)
    .set({ slowUntil: sql`clock_timestamp() + ${slowFor}` })
    .where(eq(webhookEndpoints.id, endpointId));
}

/** Until when an endpoint that is added now waits aside; null where none of its account was slow lately. */
export const slowUntilOf = (accountId: string) => sql<string | null>`(
  select until from ${webhookSlowAccounts} where user_id = ${accountId} and until > clock_timestamp())`;
