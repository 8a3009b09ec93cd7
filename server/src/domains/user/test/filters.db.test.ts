import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { UserListInput } from "@metiro/shared/user/schema";
import { beforeAll, expect, test } from "vitest";
import { contextOf } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import {
  addRecipient,
  createCompany,
  createJobRequest,
  createSubscription,
  createTenderer,
  createUser,
} from "../../../factories/index.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { userRouter } from "../index.ts";

const database = await testDatabase();
const { db, sql } = database;
const admin = createCallerFactory(userRouter)(contextOf(database, await rowsIn(db).admin()));
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

beforeAll(async () => {
  await sql`update users set role = 'Admin', last_name = 'Zoug', created_at = '2026-01-09', last_login_at = ${daysAgo(400)}`;
  const at = (day: number) => ({ createdAt: `2026-01-0${day}T08:00:00.000Z` });
  await createUser(db, { lastName: "Émery", ...at(1), lastLoginAt: daysAgo(2) });
  await createUser(db, { lastName: "de Watteville", ...at(2), lastLoginAt: daysAgo(20) });
  await createUser(db, { lastName: "Eberlé", ...at(3), emailConfirmed: false });
  await createUser(db, { lastName: "Favre", ...at(4), emailConfirmed: false, lockedAt: daysAgo(1) });
  await createUser(db, { lastName: "Effacé", ...at(5), deletedAt: daysAgo(1) });
});

const names = async (input: Partial<UserListInput>) => {
  const { items, totalCount } = await admin.list(input);
  expect(totalCount).toBe(items.length);
  return items.map(({ lastName }) => lastName);
};

test.each<[Partial<UserListInput>, string[]]>([
  [{}, ["Zoug", "Favre", "Eberlé", "de Watteville", "Émery"]],
  [{ sort: "oldest" }, ["Émery", "de Watteville", "Eberlé", "Favre", "Zoug"]],
  [{ sort: "name" }, ["de Watteville", "Eberlé", "Émery", "Favre", "Zoug"]],
  [{ sort: "lastSignIn" }, ["Émery", "de Watteville", "Zoug", "Favre", "Eberlé"]],
  [{ role: "Tenderer", sort: "name" }, ["de Watteville", "Eberlé", "Émery", "Favre"]],
  [{ state: "active" }, ["Zoug", "de Watteville", "Émery"]],
  [{ state: "locked" }, ["Favre"]],
  [{ state: "unconfirmed" }, ["Eberlé"]],
  [{ lastSignIn: "last7Days" }, ["Émery"]],
  [{ lastSignIn: "last30Days" }, ["de Watteville", "Émery"]],
  [{ lastSignIn: "notFor6Months" }, ["Zoug"]],
  [{ lastSignIn: "never" }, ["Favre", "Eberlé"]],
  [{ lastSignIn: "never", state: "locked", role: "Tenderer" }, ["Favre"]],
  [{ role: "Company" }, []],
])("%o", async (input, found) => {
  expect(await names(input)).toEqual(found);
});

test.each<[UserListInput["sort"], string[]]>([
  ["newest", ["Favre", "Eberlé", "de Watteville", "Émery"]],
  ["oldest", ["Émery", "de Watteville", "Eberlé", "Favre"]],
  ["name", ["de Watteville", "Eberlé", "Émery", "Favre"]],
  ["lastSignIn", ["Émery", "de Watteville", "Favre", "Eberlé"]],
])("what is searched keeps the order of the list: %s", async (sort, found) => {
  expect(await names({ search: "test.example", role: "Tenderer", sort })).toEqual(found);
  const { items, totalCount } = await admin.list({
    search: "test.example",
    role: "Tenderer",
    sort,
    pageSize: 1,
    pageNumber: 2,
  });
  expect([totalCount, ...items.map(({ lastName }) => lastName)]).toEqual([4, found[1]]);
});

test("totals by role count as the rows do, on every page", async () => {
  expect(await admin.list({ pageSize: 2, pageNumber: 3 })).toMatchObject({ totalCount: 5, totalPages: 3 });
  expect(await admin.list({ pageSize: 1, role: "Tenderer" })).toMatchObject({ totalCount: 4 });
  await sql`update users set role = 'Admin' where last_name = 'Favre'`;
  expect(await admin.list({ pageSize: 1, role: "Tenderer" })).toMatchObject({ totalCount: 3 });
  expect(await admin.list({ pageSize: 1, role: "Admin" })).toMatchObject({ totalCount: 2 });
});

test("an account tells what there is of the person", async () => {
  const client = await createTenderer(db);
  const company = await createCompany(db);
  await createSubscription(db, { companyId: company.id });
  const canceled = { status: JobStatus.Canceled, canceledAt: daysAgo(1) };
  const open = await createJobRequest(db, { tendererId: client.id });
  const closed = await createJobRequest(db, { tendererId: client.id, ...canceled });
  const answered = { response: "interested", respondedAt: daysAgo(1) } as const;
  await addRecipient(db, { jobRequestId: open.id, companyId: company.id, ...answered });
  await addRecipient(db, { jobRequestId: closed.id, companyId: company.id });
  const none = { jobRequests: 0, openJobRequests: 0, answers: 0, subscriptions: 0 };
  expect((await admin.get({ id: client.user.id })).holdings).toEqual({ ...none, jobRequests: 2, openJobRequests: 1 });
  expect((await admin.get({ id: company.user.id })).holdings).toEqual({ ...none, answers: 1, subscriptions: 1 });
});
