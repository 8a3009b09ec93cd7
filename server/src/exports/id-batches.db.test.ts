import { afterAll, expect, test } from "vitest";
import { connect } from "../db/client.ts";
import { testDatabase } from "../test/database/database.ts";
import { idBatches } from "./id-batches.ts";

const { url } = await testDatabase();
const { sql, close } = connect(url, { max: 1 });
afterAll(close);

const idOf = (at: number) => `01a222c5-0000-7000-8000-${String(at).padStart(12, "0")}`;
/** Ids of so many numbers, in a column of a name of its own. */
const numbered = (column: string, count: number) => ({
  toSQL: () => ({
    sql: `select ('01a222c5-0000-7000-8000-' || lpad(at::text, 12, '0'))::uuid as ${column} from generate_series(1, $1::int) as at order by at`,
    params: [count],
  }),
});
async function sizesOf(column: string, count: number) {
  const sizes = [];
  for await (const batch of idBatches(sql, numbered(column, count))) sizes.push([batch.length, batch[0]]);
  return sizes;
}

test("ids come in batches, whatever their column is called and whoever had the connection before", async () => {
  expect(await sizesOf("job_id", 2)).toEqual([[2, idOf(1)]]);
  expect(await sizesOf("id", 1_001)).toEqual([
    [1_000, idOf(1)],
    [1, idOf(1_001)],
  ]);
  expect(await sizesOf("job_id", 1_000)).toEqual([[1_000, idOf(1)]]);
  expect(await sizesOf("id", 0)).toEqual([]);
});

test("what two ids name comes as both, one after the other", async () => {
  const pair = { toSQL: () => ({ sql: `select '${idOf(1)}' || '${idOf(2)}' as id`, params: [] }) };
  for await (const batch of idBatches(sql, pair)) expect(batch).toEqual([idOf(1), idOf(2)]);
  expect.assertions(1);
});
