import { expect, test } from "vitest";
import { responseExport } from "../../index.ts";
import { seedCatalogue } from "../../../../seed/catalogue.ts";
import { seedDemo } from "../../../../seed/demo.ts";
import { contextOf } from "../../../../test/app/caller.ts";
import { rowsIn } from "../../../../test/database/create-rows.ts";
import { testDatabase } from "../../../../test/database/database.ts";
import { createCallerFactory } from "../../../../trpc/init.ts";
import { jobRequestRouter } from "../../router.ts";

const database = await testDatabase();
const { db, sql } = database;
await seedCatalogue(db);
await seedDemo(db, { now: new Date("2026-11-21T13:20:00Z"), passwordHash: "none" });
const admin = await rowsIn(db).admin();
const context = contextOf(database, admin);
const office = createCallerFactory(jobRequestRouter)(context);

const keysOf = (items: readonly { jobRequest: { id: string }; company: { id: string } }[]) =>
  items.map(({ jobRequest, company }) => `${jobRequest.id}/${company.id}`);
const counted = async (where: string) => {
  const [row] = await sql.unsafe<{ n: number }[]>(
    `select count(*)::int as n from job_request_companies where response <> 'none' and ${where}`,
  );
  return row?.n;
};

test("answers stand by when they came, each once, whichever way they are read on", async () => {
  const all = await counted("true");
  const found: string[] = [];
  const times: string[] = [];
  let after: string | undefined;
  do {
    const { items, next, totalCount } = await office.responsesForAdmin({ pageSize: 25, ...(after && { after }) });
    expect(totalCount).toBe(all);
    found.push(...keysOf(items));
    times.push(...items.map(({ respondedAt }) => respondedAt));
    after = next ?? undefined;
  } while (after !== undefined);
  expect([found.length, new Set(found).size]).toEqual([all, all]);
  expect(times).toEqual(times.toSorted().toReversed());
  const second = await office.responsesForAdmin({ pageSize: 25, pageNumber: 2, sort: "oldest" });
  expect(keysOf(second.items)).toEqual(found.toReversed().slice(25, 50));
});

test("those of a period stand by when the companies received the request", async () => {
  const { items } = await office.responsesForAdmin({ sentFrom: "2026-09-01", sentTo: "2026-10-31", pageSize: 100 });
  const times = items.map(({ createdAt }) => createdAt);
  expect(times.length).toBeGreaterThan(5);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(times.every((at) => at >= "2026-08-31T22:00" && at < "2026-10-31T23:00")).toBe(true);
});

test.each([
  { name: "declined ones", filter: { response: "declined" }, where: "response = 'declined'" },
  {
    name: "those that wait for the client",
    filter: { response: "interested", clientDecision: "none" },
    where: "response = 'interested' and client_decision = 'none'",
  },
  { name: "rejected ones", filter: { clientDecision: "rejected" }, where: "client_decision = 'rejected'" },
] as const)("$name are as many as a count finds", async ({ filter, where }) => {
  const { totalCount, items } = await office.responsesForAdmin(filter);
  expect(totalCount).toBeGreaterThan(0);
  expect(totalCount).toBe(await counted(where));
  expect(items[0]).toMatchObject(filter);
});

test("a search finds the answers of a company by its name, and those to a request by its number", async () => {
  const [first] = (await office.responsesForAdmin({ pageSize: 1 })).items;
  if (!first) throw new Error("The demo has answers");
  const { company, jobRequest } = first;
  const named = await office.responsesForAdmin({ search: company.name, pageSize: 100 });
  expect(new Set(named.items.map((item) => item.company.id))).toEqual(new Set([company.id]));
  expect(named.totalCount).toBe(await counted(`company_id = '${company.id}'`));
  const numbered = await office.responsesForAdmin({ search: jobRequest.number, pageSize: 100 });
  expect(new Set(numbered.items.map((item) => item.jobRequest.id))).toEqual(new Set([jobRequest.id]));
  expect(numbered.totalCount).toBe(await counted(`job_request_id = '${jobRequest.id}'`));
  expect((await office.responsesForAdmin({ search: "introuvable" })).totalCount).toBe(0);
});

test("the file holds what the list does, in its order", async () => {
  const asked = { clientDecision: "accepted", sort: "oldest" } as const;
  const { items } = await office.responsesForAdmin({ ...asked, pageSize: 100 });
  let file = "";
  for await (const part of responseExport.begin(asked).text({ ...context, actor: admin })) file += part;
  const [, ...lines] = file.trimEnd().split("\r\n");
  expect(lines.map((line) => line.split(";")[0])).toEqual(items.map(({ jobRequest }) => jobRequest.number));
  expect(responseExport.begin({ ...asked, search: "Rochat" }).audited).toEqual({ ...asked, searched: true });
});
