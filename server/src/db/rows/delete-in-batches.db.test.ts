import { lt, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../test/database/database.ts";
import { rateCounts } from "../schema/index.ts";
import { deleteInBatches } from "./delete-in-batches.ts";

const { db } = await testDatabase();
const over = lt(rateCounts.until, sql`now()`);
const left = () => db.$count(rateCounts);

beforeEach(async () => {
  await db.delete(rateCounts);
  await db.execute(sql`
    insert into rate_counts (key, calls, until)
    select 'over ' || n, 1, now() - interval '1 minute' from generate_series(1, 4500) n
    union all select 'goes on', 1, now() + interval '1 minute'`);
});

test("all that has had its time goes, however much that is, and nothing else", async () => {
  expect(await deleteInBatches(db, rateCounts, { where: over })).toBe(4_500);
  expect(await left()).toBe(1);
});

test("it ends when time is up; what is left goes with the next run", async () => {
  expect(await deleteInBatches(db, rateCounts, { where: over, signal: AbortSignal.abort() })).toBe(0);
  expect(await left()).toBe(4_501);
});
