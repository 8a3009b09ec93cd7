import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { sql } from "drizzle-orm";
import type { Db, Transaction } from "../../db/client.ts";
import { takeLock } from "../../db/locks.ts";
import { moveReceivedStarts } from "./received-starts.ts";

/** The sums that triggers keep: their key, in the order in which it is locked, and what is summed. */
const keptSums = {
  inbox_totals: { key: ["company_id", "folder"], sums: ["count"] },
  conversation_totals: { key: ["company_id"], sums: ["count"] },
  received_totals: { key: ["company_id", "since"], sums: ["count"] },
  recipient_days: { key: ["day"], sums: ["sent", "answered", "interested", "accepted"] },
  job_request_totals: { key: ["trade", "place", "status"], sums: ["count"] },
  job_request_days: { key: ["trade", "place", "status", "day"], sums: ["count"] },
  job_request_waits: { key: ["scope", "day", "kind", "minutes"], sums: ["count"] },
  job_request_months: { key: ["scope", "month", "kind", "minutes"], sums: ["count"] },
  subscription_days: { key: ["day", "currency"], sums: ["starts", "ends", "amount"] },
  account_totals: { key: ["role"], sums: ["count"] },
} as const;

/**
 * What triggers keep beside the sums, whole rows of it: a query of those that differ from a recount (`id` is their key, `what`
 * is wrong), and what puts right those of some keys.
 */
const keptRows = {
  company_figures: {
    differing: `select company_id::text as id, 'differs from a recount' as what
      from company_figures as kept full join company_figures_recount as counted using (company_id)
      where (kept.last_day, kept.sent_days, kept.answered_days, kept.sent_months, kept.answered_months, kept.interested, kept.declined,
          kept.accepted, kept.median_minutes)
        is distinct from (counted.last_day, counted.sent_days, counted.answered_days, counted.sent_months, counted.answered_months,
          counted.interested, counted.declined, counted.accepted, counted.median_minutes)`,
    // Whoever adds to them holds the table until its commit, so that the recount sees all of what is in them and nothing else.
    repair: (ids: string) => [
      "lock table company_figures in exclusive mode",
      `delete from company_figures where company_id in (select id::uuid from ${ids})`,
      `insert into company_figures select * from company_figures_recount where company_id in (select id::uuid from ${ids})`,
    ],
  },
  inbox_folders: {
    differing: `select kept.job_request_id || ' ' || company_id as id, kept.folder || ' instead of ' || counted.folder as what
      from job_request_companies as kept join inbox_folders_recount as counted using (job_request_id, company_id)
      where kept.folder <> counted.folder`,
    repair: (ids: string) => [
      `update job_request_companies as recipient set folder = inbox_folder(response, client_decision, seen_at,
        (select status = ${JobStatus.Canceled} from job_requests where id = request), exists (select from job_request_companies as other
          where other.job_request_id = request and other.company_id <> company and other.client_decision = 'accepted'))
      from (select split_part(id, ' ', 1)::uuid as request, split_part(id, ' ', 2)::uuid as company from ${ids}) as wrong
      where job_request_id = request and company_id = company`,
    ],
  },
  request_photos: {
    differing: `select id::text, case when has_photos then 'has no photos' else 'has photos' end as what from job_requests
      where has_photos <> exists (select from job_request_photos where job_request_id = job_requests.id)`,
    repair: (ids: string) => [
      `update job_requests set has_photos = not has_photos where id in (select id::uuid from ${ids})
        and has_photos <> exists (select from job_request_photos where job_request_id = job_requests.id)`,
    ],
  },
  unread_messages: {
    differing: `select job_request_id || ' ' || company_id as id,
        concat_ws(' ', 'client', kept.client_unread - counted.client_unread, 'company', kept.company_unread - counted.company_unread, 'too many') as what
      from conversations as kept join unread_messages_recount as counted using (job_request_id, company_id)
      where (kept.client_unread, kept.company_unread) <> (counted.client_unread, counted.company_unread)`,
    // Whoever writes or reads holds the conversation, so that what is counted once it is held is what there is.
    repair: (ids: string) => {
      const wrong = `(job_request_id, company_id) in (select split_part(id, ' ', 1)::uuid, split_part(id, ' ', 2)::uuid from ${ids})`;
      return [
        `select from conversations where ${wrong} order by job_request_id, company_id for update`,
        `update conversations as kept set client_unread = counted.client_unread, company_unread = counted.company_unread
          from (select * from unread_messages_recount where ${wrong}) as counted
          where kept.job_request_id = counted.job_request_id and kept.company_id = counted.company_id`,
      ];
    },
  },
} as const;

export type Drift = Record<keyof typeof keptSums | keyof typeof keptRows, number>;

/** A recount of a million requests takes minutes, not the seconds of a call. */
const statementTimeout = "15min";

/**
 * Counts every kept sum anew, adds what is missing to those that differ, and tells how many did of each table. One
 * statement sees sums and rows as of one moment; what others change meanwhile changes both, so that adding the
 * difference stays right and nobody has to wait.
 */
export async function recountSums(db: Db): Promise<Drift> {
  const drift: Partial<Drift> = {};
  // Rows come first: what is put right of them goes into the sums as any other change.
  for (const name of Object.keys(keptRows) as (keyof typeof keptRows)[])
    drift[name] = await counting(db, (tx) => putRight(tx, name));
  // What is counted since a new day is no drift.
  await moveStarts(db);
  for (const table of Object.keys(keptSums) as (keyof typeof keptSums)[])
    drift[table] = await counting(db, (tx) => addMissing(tx, table));
  return drift as Drift;
}

function counting<Counted>(db: Db, repair: (tx: Transaction) => Promise<Counted>): Promise<Counted> {
  return db.transaction(async (tx) => {
    // Two recounts at once would both add the same difference.
    await takeLock(tx, "recount");
    await tx.execute(sql.raw(`set local statement_timeout = '${statementTimeout}'`));
    return repair(tx);
  });
}

const addMissing = async (tx: Transaction, table: keyof typeof keptSums) =>
  (await tx.execute(sql.raw(repairOf(table)))).length;

/** Counts what each company received since the days that the statistics of today begin with. */
export const moveStarts = (db: Db, today?: string): Promise<void> =>
  moveReceivedStarts(
    db,
    (done) =>
      counting(db, async (tx) => {
        await addMissing(tx, "received_totals");
        await done(tx);
      }),
    today,
  );

/** Puts right what differs, and tells how many rows did; where none does nobody waits for anything. */
async function putRight(tx: Transaction, name: keyof typeof keptRows): Promise<number> {
  const { differing, repair } = keptRows[name];
  const wrong = await tx.execute<{ id: string }>(sql.raw(differing));
  const ids = `(select jsonb_array_elements_text(current_setting('metiro.recount')::jsonb) as id) as wrong_ids`;
  if (wrong.length === 0) return 0;
  await tx.execute(sql`select set_config('metiro.recount', ${JSON.stringify(wrong.map(({ id }) => id))}, true)`);
  for (const statement of repair(ids)) await tx.execute(sql.raw(statement));
  return wrong.length;
}

function repairOf(table: keyof typeof keptSums): string {
  const { key, sums }: { key: readonly string[]; sums: readonly string[] } = keptSums[table];
  const keys = key.join(", ");
  // The shared rows, "all", have the smallest key and come last, as in the triggers; the day and the rest rise.
  const order = key.map((part) => (part === "trade" || part === "place" || part === "scope" ? `${part} desc` : part));
  return `
    insert into ${table} as present (${keys}, ${sums.join(", ")})
    ${differing(table)}
    order by ${order.join(", ")}
    on conflict (${keys}) do update set ${sums.map((sum) => `${sum} = present.${sum} + excluded.${sum}`).join(", ")}
    returning 1`;
}

/** A query of the sums that differ from a recount: their key, and what is missing of each. */
function differing(table: keyof typeof keptSums): string {
  const { key, sums }: { key: readonly string[]; sums: readonly string[] } = keptSums[table];
  const keys = key.join(", ");
  const difference = (sum: string) => `coalesce(counted.${sum}, 0) - coalesce(kept.${sum}, 0)`;
  return `select ${keys}, ${sums.map((sum) => `${difference(sum)} as ${sum}`).join(", ")}
    from ${table} as kept full join ${table}_recount as counted using (${keys})
    where ${sums.map((sum) => `${difference(sum)} <> 0`).join(" or ")}`;
}

/** For each of what is kept a query of the rows that differ from a recount: `id` is their key. */
export const sumsThatDiffer: readonly { table: string; broken: string }[] = [
  ...Object.entries(keptSums).map(([table, { key, sums }]) => ({
    table,
    broken: `select concat_ws(' ', ${key.join(", ")}) as id, concat_ws(' ', ${sums.map((sum) => `'${sum}', ${sum}`).join(", ")}) || ' missing' as what
      from (${differing(table as keyof typeof keptSums)}) as differing`,
  })),
  ...Object.entries(keptRows).map(([table, { differing: broken }]) => ({ table, broken })),
];
