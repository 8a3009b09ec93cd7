import { plusDays, swissToday } from "@metiro/shared/calendar-day";
import { setImmediate } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { worldIn } from "../../job-request/test/scenario.ts";
import { createJobRequest } from "../../../factories/index.ts";
import { testDatabase } from "../../../test/database/database.ts";
import type { Transaction } from "../../../db/client.ts";
import { auditEntries, jobRequestCompanies } from "../../../db/schema/index.ts";
import { moveStarts, recountSums } from "../recount.ts";

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

/** What each company received since the kept days is what a count of all rows gives. */
async function receivedAgrees() {
  const kept =
    await sql`select since, company_id, count from received_totals where count > 0 order by since, company_id`;
  expect(kept).toEqual(await sql`select * from received_totals_recount order by since, company_id`);
  expect(kept).toHaveLength((await sql`select from received_starts where complete`).length);
}

const received = (tx: Transaction, id: string) =>
  tx
    .insert(jobRequestCompanies)
    .values(world.companies.map((company) => ({ jobRequestId: id, companyId: company.id })));

test("who sent before the days were moved and commits after it has begun is counted since the new ones", async () => {
  const { id } = await world.client.call.create(world.input());
  const commit = await open(async (tx) => {
    await received(tx, id);
    await tx.execute("set constraints all immediate");
  });
  const moved = moveStarts(db, plusDays(swissToday(), -10)).then(() => "moved");
  const waits = async () => {
    while ((await sql`select from pg_locks where relation = 'received_totals'::regclass and not granted`).length === 0)
      await setImmediate();
    return "waits";
  };
  expect(await Promise.race([moved, waits()])).toBe("waits");
  await commit();
  await moved;
  await receivedAgrees();
});

test("days that are moved beside sendings lose none and count none twice", async () => {
  const ids: string[] = [];
  for (let n = 0; n < 12; n += 1) ids.push((await world.client.call.create(world.input())).id);
  for (let days = 1; days <= 4; days += 1) {
    const sent = ids.splice(0, 3).map((id) => db.transaction((tx) => received(tx, id)));
    await Promise.all([...sent, moveStarts(db, plusDays(swissToday(), -days))]);
    await receivedAgrees();
  }
});
