import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { testDatabase } from "../../test/database/database.ts";
import { connect, type Db } from "../client.ts";
import { applicationConfig } from "../schema/index.ts";
import { frequentStatements } from "./met-often.ts";

const { url } = await testDatabase();
// One connection, so that what it keeps can be asked of it.
const { sql: client, db, close } = connect(url, { max: 1 });
afterAll(close);
await db
  .insert(applicationConfig)
  .values({ key: "jobRequest.dailyLimit", value: "7", type: "number", description: "" });

const read = (tx: Pick<Db, "select">, key: string) =>
  tx.select({ value: applicationConfig.value }).from(applicationConfig).where(eq(applicationConfig.key, key));

/** The texts about the settings that the connection keeps. */
async function kept(): Promise<string[]> {
  const rows = await client<{ statement: string }[]>`
    select statement from pg_prepared_statements where statement like '%application_config%' and statement not like '%pg_prepared%'`;
  return rows.map(({ statement }) => statement);
}

test("a statement that transactions repeat is prepared at its third time, and answers as before", async () => {
  for (const key of ["jobRequest.dailyLimit", "nothing", "jobRequest.maxRecipients"]) {
    expect(await kept()).toEqual([]);
    await db.transaction((tx) => read(tx, key));
  }
  expect(await kept()).toHaveLength(1);
  await db.transaction(async (tx) => {
    expect(await read(tx, "jobRequest.dailyLimit")).toHaveLength(1);
    await tx.transaction(async (inner) => expect(await read(inner, "nothing")).toEqual([]));
  });
  expect(await kept()).toHaveLength(1);
});

test("a column that a migration adds meanwhile, or an index, changes nothing for it", async () => {
  const twice = async () => {
    await db.transaction((tx) => read(tx, "jobRequest.dailyLimit"));
    return db.transaction((tx) => read(tx, "jobRequest.dailyLimit"));
  };
  const before = await twice();
  await client`alter table application_config add column more text default 'more'`;
  await client`create index more on application_config (more)`;
  expect(await twice()).toEqual(before);
});

test("outside of a transaction nothing is prepared by itself: plans of lists hang on their values", async () => {
  for (let n = 0; n < 5; n++)
    await db
      .select({ key: applicationConfig.key })
      .from(applicationConfig)
      .where(sql`${applicationConfig.value} = ${String(n)}`);
  expect((await kept()).filter((statement) => statement.includes('."value" = $1'))).toEqual([]);
});

test("through a pooler nothing is", async () => {
  const pooled = connect(url, { max: 1, direct: url });
  for (let n = 0; n < 5; n++) await pooled.db.transaction((tx) => read(tx, "nothing"));
  expect([...(await pooled.sql`select statement from pg_prepared_statements`.simple())]).toEqual([]);
  await pooled.close();
});

test("texts that come once, as those that are longer for each row, crowd nothing out, and no more than 200 are kept", () => {
  const isOften = frequentStatements();
  for (let n = 0; n < 5000; n++) expect(isOften(`once ${n}`)).toBe(false);
  for (let n = 0; n < 300; n++) for (let time = 0; time < 3; time++) isOften(`thrice ${n}`);
  const kept = Array.from({ length: 300 }, (_, n) => isOften(`thrice ${n}`));
  expect(kept.lastIndexOf(true)).toBe(199);
  expect(kept.indexOf(false)).toBe(200);
});
