import { maxCounted } from "@metiro/shared/paging/constants";
import { beforeAll, expect, test } from "vitest";
import { signInEvents } from "../../../../db/schema/index.ts";
import { createUser } from "../../../../factories/index.ts";
import { contextOf } from "../../../../test/app/caller.ts";
import { rowsIn } from "../../../../test/database/create-rows.ts";
import { testDatabase } from "../../../../test/database/database.ts";
import { createCallerFactory } from "../../../../trpc/init.ts";
import { hashOf, signInRouter } from "../../index.ts";

const database = await testDatabase();
const { db, sql } = database;
const admin = createCallerFactory(signInRouter)(contextOf(database, await rowsIn(db).admin()));
const anna = await createUser(db, { firstName: "Anaïs", lastName: "Müller", email: "anais@exemple.ch" });
const beat = await createUser(db, { firstName: "Béat", lastName: "Rey", email: "beat@exemple.ch" });

beforeAll(async () => {
  await db.insert(signInEvents).values([
    // Half past midnight in Zurich.
    { userId: anna.id, method: "password", outcome: "opened", address: "203.0.113.7", at: "2026-03-01T23:30:00.000Z" },
    {
      userId: anna.id,
      method: "password",
      outcome: "wrong",
      address: "198.51.100.9",
      device: "curl/8.5.0",
      at: "2026-03-02T22:59:00.000Z",
    },
    {
      userId: beat.id,
      method: "call",
      outcome: "forbidden",
      call: "user.list",
      address: "2001:db8:0:7",
      at: "2026-03-03T08:00:00.000Z",
    },
    {
      subject: hashOf("nobody@exemple.ch"),
      method: "code",
      outcome: "wrong",
      address: "198.51.100.9",
      at: "2026-03-04T08:00:00.000Z",
    },
    { userId: beat.id, method: "passkey", outcome: "locked", address: "203.0.113.7", at: "2026-03-05T08:00:00.000Z" },
  ]);
});

const days = async (input: Parameters<typeof admin.list>[0]) => {
  const { items, totalCount } = await admin.list(input);
  expect(totalCount).toBe(items.length);
  return items.map(({ at }) => Number(at.slice(8, 10)));
};

test("comes latest first, with whose account it was; without one, with nothing of what was typed", async () => {
  const { items, ...page } = await admin.list({ pageSize: 2 });
  expect(page).toEqual({
    totalCount: 5,
    totalCapped: false,
    totalPages: 3,
    pageNumber: 1,
    pageSize: 2,
    next: expect.any(String),
  });
  expect(items).toEqual([
    {
      id: expect.any(String),
      at: "2026-03-05T08:00:00.000Z",
      method: "passkey",
      outcome: "locked",
      address: "203.0.113.7",
      fromNewDevice: false,
      account: { id: beat.id, email: "beat@exemple.ch", firstName: "Béat", lastName: "Rey", role: expect.any(String) },
    },
    {
      id: expect.any(String),
      at: "2026-03-04T08:00:00.000Z",
      method: "code",
      outcome: "wrong",
      address: "198.51.100.9",
      fromNewDevice: false,
    },
  ]);
});

test.each([
  ["an account", { userId: anna.id }, [2, 1]],
  ["a method", { method: "call" }, [3]],
  ["an outcome", { outcome: "wrong" }, [4, 2]],
  ["whatever was refused", { refused: true }, [5, 4, 3, 2]],
  ["whatever was not", { refused: false }, [1]],
  ["a first day, in Zurich", { from: "2026-03-02" }, [5, 4, 3, 2, 1]],
  ["the next first day", { from: "2026-03-03" }, [5, 4, 3]],
  ["a last day, itself included", { to: "2026-03-02" }, [2, 1]],
  ["all at once", { userId: anna.id, outcome: "wrong", method: "password", from: "2026-03-02", to: "2026-03-02" }, [2]],
  ["the other order", { sort: "oldest" }, [1, 2, 3, 4, 5]],
] as const)("is narrowed by %s", async (_name, input, found) => {
  expect(await days(input)).toEqual(found);
});

test.each([
  ["mull", [2, 1]],
  ["anais@exemple", [2, 1]],
  ["Beat@Exemple.CH", [5, 3]],
  // Typed where there is no account: found by the whole of it alone.
  ["Nobody@Exemple.ch", [4]],
  ["nobody@exemple", []],
  ["198.51.100.9", [4, 2]],
  ["198.51", []],
  ["2001:db8:0:7", [3]],
  ["2001:db8:0:7:1::5", [3]],
  ["%", []],
])("finds %s", async (search, found) => {
  expect(await days({ search })).toEqual(found);
  const oldestFirst = await days({ search, sort: "oldest" });
  expect(oldestFirst).toEqual(found.toReversed());
});

test("stops counting at its limit", async () => {
  await sql`
    insert into sign_in_events (method, outcome, address, at)
    select 'password', 'paused', '192.0.2.1', '2026-01-01'::timestamptz from generate_series(1, ${maxCounted + 2})`;
  expect(await admin.list({ outcome: "paused", pageSize: 100 })).toMatchObject({
    totalCount: maxCounted,
    totalPages: maxCounted / 100,
    totalCapped: true,
  });
});
