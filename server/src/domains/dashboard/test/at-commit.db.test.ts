import { afterEach, expect, test } from "vitest";
import { worldIn } from "../../job-request/test/scenario.ts";
import { createJobRequest } from "../../../factories/index.ts";
import { testDatabase } from "../../../test/database/database.ts";
import type { Transaction } from "../../../db/client.ts";
import { auditEntries } from "../../../db/schema/index.ts";
import { recountSums } from "../recount.ts";

const database = await testDatabase();
const { db, sql } = database;
const world = await worldIn(database, 1);
const fields = { tendererId: world.client.id, ...world.place };

/** A transaction that waits with its commit until it is told to go on. */
async function open(act: (tx: Transaction) => Promise<unknown>) {
  const [acted, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const done = db.transaction(async (tx) => {
    await act(tx);
    acted.resolve();
    await ended.promise;
  });
  await acted.promise;
  return async () => {
    ended.resolve();
    await done;
  };
}

afterEach(async () => {
  expect(Object.values(await recountSums(db)).every((count) => count === 0)).toBe(true);
  const [left] = await sql`
    select (select count(*)::int from pending_requests) + (select count(*)::int from pending_recipients) as n`;
  expect(left?.["n"]).toBe(0);
});

test("who has not committed yet keeps nobody from creating or sending", async () => {
  const commit = await open((tx) => createJobRequest(tx, fields));
  const { id } = await world.client.call.create(world.input());
  const companyIds = world.companies.map((company) => company.id);
  await world.admin.call.sendToCompanies({ id, companyIds });
  await commit();
});

test("what was rolled back, as a whole or to a savepoint, is not counted", async () => {
  const before = await sql`select * from job_request_totals order by 1, 2, 3`;
  await expect(
    db.transaction(async (tx) => {
      await createJobRequest(tx, fields);
      throw new Error("Not this time");
    }),
  ).rejects.toThrow("Not this time");
  await db.transaction(async (tx) => {
    await tx
      .transaction(async (inner) => {
        await createJobRequest(inner, fields);
        throw new Error("Not this either");
      })
      .catch(() => undefined);
  });
  expect(await sql`select * from job_request_totals order by 1, 2, 3`).toEqual(before);
});

test("sums and the chain of the audit are taken in one order, whichever a transaction came to first", async () => {
  const entry = (tx: Transaction) => tx.insert(auditEntries).values({ action: "test", entity: "jobRequest" });
  const both = [
    async (tx: Transaction) => {
      await entry(tx);
      await createJobRequest(tx, fields);
    },
    async (tx: Transaction) => {
      await createJobRequest(tx, fields);
      await entry(tx);
    },
  ];
  for (let round = 0; round < 5; round++)
    await Promise.all([...both, ...both, ...both].map((act) => db.transaction(act)));
});
