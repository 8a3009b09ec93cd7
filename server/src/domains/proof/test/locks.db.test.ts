import { beforeEach, expect, test } from "vitest";
import { expireProofs } from "../tasks.ts";
import { proofWorld } from "./proof.fixture.ts";

const world = await proofWorld();
const { sql, db } = world;
beforeEach(() => world.forget());

/** So many transactions of this database wait for a row that another one has. */
const waiting = (count: number) =>
  expect
    .poll(async () => {
      const [row] = await sql<{ n: number }[]>`
        select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return row?.n;
    })
    .toBe(count);

/** Does one thing, then another, while a proof is held by somebody else: both wait when it is let go. */
async function whileHeld(held: string, first: () => Promise<unknown>, second: () => Promise<unknown>) {
  const letGo = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  const holder = sql.begin(async (tx) => {
    await tx`select from company_proofs where id = ${held} for update`;
    isHeld.resolve();
    await letGo.promise;
  });
  await isHeld.promise;
  const one = first();
  await waiting(1);
  const other = second();
  await waiting(2);
  letGo.resolve();
  await holder;
  return Promise.allSettled([one, other]);
}

const done = { status: "fulfilled" };

test("a company takes another name while its newer paper is found right: neither waits for the other for ever", async () => {
  const company = await world.company({ name: "Sanitaire SA" });
  const old = await world.proved(company, "identity");
  const newer = await world.submit(company, "identity");
  const outcomes = await whileHeld(
    old,
    () => world.as(company.actor).company.update({ name: "Sanitaire Sàrl" }),
    () => world.admin.proof.verify({ id: newer }),
  );
  expect(outcomes).toMatchObject([done, done]);
  expect(await Promise.all([old, newer].map(world.stateOf))).toEqual(["withdrawn", "verified"]);
  expect(await world.isVerified(company)).toBe(true);
});

test("a company takes another name that waits while its newer paper is found right: what was judged ends with the name", async () => {
  const company = await world.company({ name: "Sanitaire SA" });
  const old = await world.proved(company, "identity");
  const newer = await world.submit(company, "identity");
  const outcomes = await whileHeld(
    old,
    () => world.admin.proof.verify({ id: newer }),
    () => world.as(company.actor).company.update({ name: "Sanitaire Sàrl" }),
  );
  expect(outcomes).toMatchObject([done, done]);
  expect(await Promise.all([old, newer].map(world.stateOf))).toEqual(["withdrawn", "withdrawn"]);
  expect(await world.isVerified(company)).toBe(false);
});

test("a newer paper is found right while the former one expires", async () => {
  const company = await world.company();
  const old = await world.proved(company, "identity");
  const newer = await world.submit(company, "identity");
  await sql`update company_proofs set valid_until = current_date - 1 where id = ${old}`;
  const outcomes = await whileHeld(
    old,
    () => expireProofs(db),
    () => world.admin.proof.verify({ id: newer }),
  );
  expect(outcomes).toMatchObject([done, done]);
  expect(await Promise.all([old, newer].map(world.stateOf))).toEqual(["expired", "verified"]);
});
