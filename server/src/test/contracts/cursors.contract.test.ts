import type { Page } from "@metiro/shared/paging/schema";
import { userSorts } from "@metiro/shared/user/constants";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { testApp } from "../app/app.ts";
import { rowsIn } from "../database/create-rows.ts";
import { callOn, procedures } from "../surface/calls.ts";
import { person } from "../surface/people.ts";
import { createJobRequest, createUser } from "../../factories/index.ts";

const server = await testApp();
const { app, db, sql, signedIn } = server;
const { authorization } = await signedIn("Admin");
const rows = rowsIn(db);
const category = await rows.category();
const place = {
  subcategoryId: (await rows.subcategory(category.id)).id,
  subregionId: (await rows.region({ parentId: (await rows.region()).id })).id,
};
const client = await person(server, "tenderer");
const company = await person(server, "company");

interface Row {
  id: string;
}
type Asked = Record<string, unknown>;

async function page(path: string, input: Asked, as = authorization) {
  const procedure = procedures.find((one) => one.path === path);
  if (!procedure) throw new Error(`There is no ${path}`);
  return callOn("REST", app, procedure, { input, authorization: as });
}

/** Reads a list to its end, `between` its pages somebody else is at work. */
async function walk(path: string, input: Asked, as?: string, between = async (_page: number) => Promise.resolve()) {
  const found: string[] = [];
  let after: string | null = "";
  for (let n = 0; after !== null; n++) {
    const { answer } = await page(path, { ...input, ...(after && { after }) }, as);
    expect(answer.statusCode, answer.payload).toBe(200);
    const { data } = answer.json<{ data: Page<Row> }>();
    found.push(...data.items.map(({ id }) => id));
    after = data.next;
    await between(n);
  }
  return found;
}

test("every list with pages can be read on", () => {
  const paged = procedures.filter(({ fields }) => "pageNumber" in fields);
  expect(paged.length).toBeGreaterThan(15);
  expect(paged.filter(({ fields }) => !("after" in fields)).map(({ path }) => path)).toEqual([]);
  const bodies = paged.filter(({ meta }) => meta.openapi?.method === "POST");
  for (const { path, fields, meta } of bodies)
    if ("after" in fields)
      expect({ path, query: meta.rest?.query }).toMatchObject({ query: expect.arrayContaining(["after"]) });
});

describe("users, whatever others do meanwhile", () => {
  const names = fc.constantFrom("Aebi", "Äbi", "aebi", "Zürcher", "O’Neil", "Émery");
  const day = fc.integer({ min: 1, max: 3 }).map((n) => `2026-01-0${n}T08:00:00.123456Z`);
  const somebody = fc.record({
    firstName: names,
    lastName: names,
    createdAt: day,
    lastLoginAt: fc.option(day),
  });
  const deed = fc.record({
    at: fc.nat({ max: 6 }),
    adds: fc.option(somebody),
    removes: fc.option(fc.nat({ max: 30 })),
  });

  test.each(userSorts)(
    "sorted by %s a walk meets each row that stays once, in the order of the list",
    async (sort) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(somebody, { minLength: 1, maxLength: 12 }),
          fc.array(deed, { maxLength: 6 }),
          fc.integer({ min: 1, max: 4 }),
          async (people, deeds, pageSize) => {
            await sql`update users set deleted_at = now() where deleted_at is null and role = 'Tenderer' and id <> ${client.userId}`;
            const stay = new Set<string>();
            for (const one of people) stay.add((await createUser(db, { ...one, role: "Tenderer" })).id);
            const found = await walk("user.list", { role: "Tenderer", sort, pageSize }, undefined, async (at) => {
              for (const { adds, removes } of deeds.filter((one) => one.at === at)) {
                if (adds) await createUser(db, { ...adds, role: "Tenderer" });
                const gone = removes === null ? undefined : [...stay][removes];
                if (gone === undefined) continue;
                await sql`update users set deleted_at = now() where id = ${gone}`;
                stay.delete(gone);
              }
            });
            expect(new Set(found).size).toBe(found.length);
            const whole = await walk("user.list", { role: "Tenderer", sort, pageSize: 100 });
            expect(found.filter((id) => stay.has(id))).toEqual(whole.filter((id) => stay.has(id)));
            expect([...stay].filter((id) => !found.includes(id))).toEqual([]);
          },
        ),
        { numRuns: 12 },
      );
    },
    120_000,
  );
});

test("requests are read on for each of those who list them, in either order and when searched", async () => {
  const ids: string[] = [];
  for (let n = 0; n < 7; n++) {
    const createdAt = `2026-02-0${1 + (n % 3)}T08:00:00.654321Z`;
    const { id } = await createJobRequest(db, {
      ...place,
      tendererId: client.ownId,
      title: `Façade ${n}`,
      status: 4,
      createdAt,
      processedAt: createdAt,
    });
    await rows.recipient({ jobRequestId: id, companyId: company.ownId, createdAt });
    ids.push(id);
  }
  const tokens = {
    "jobRequest.listForAdmin": authorization,
    "jobRequest.rowsForAdmin": authorization,
    "jobRequest.listForTenderer": client.authorization,
    "jobRequest.listForCompany": company.authorization,
  };
  const filters: Asked[] = [{}, { search: "façade" }, { statuses: [4] }, { sort: "oldest" }];
  const wide: Asked[] = [{ progress: "sent" }, { unassigned: true }];
  for (const [path, as] of Object.entries(tokens))
    for (const filter of [
      ...filters,
      ...(path.endsWith("ForAdmin") ? wide : []),
      ...(path.endsWith("Company") ? [{ box: "toAnswer" }, { box: "toAnswer", sort: "dueFirst" }] : []),
    ]) {
      const whole = await walk(path, { ...filter, pageSize: 100 }, as);
      const found = await walk(path, { ...filter, pageSize: 2 }, as, async (at) => {
        if (at !== 1) return;
        await createJobRequest(db, { ...place, tendererId: client.ownId, title: "Façade de plus", status: 0 });
      });
      const before = (all: string[]) => all.filter((id) => ids.includes(id));
      expect({ path, filter, found: before(found) }).toEqual({ path, filter, found: before(whole) });
      expect(new Set(found).size).toBe(found.length);
    }
});

describe("a cursor", () => {
  const next = async (path: string, input: Asked) =>
    (await page(path, input)).answer.json<{ data: Page<Row> }>().data.next ?? "";
  const refused = async (path: string, input: Asked) => (await page(path, input)).problem;

  test("is for its list, order and filters alone, but for pages of any size", async () => {
    for (let n = 0; n < 3; n++) await createUser(db, { role: "Admin" });
    const after = await next("user.list", { role: "Admin", pageSize: 1 });
    expect((await page("user.list", { role: "Admin", pageSize: 50, after })).status).toBe(200);
    for (const [path, input] of [
      ["user.list", { after }],
      ["user.list", { role: "Admin", sort: "oldest", after }],
      ["user.list", { role: "Company", after }],
      ["tenderer.list", { after }],
      ["user.list", { role: "Admin", after: `${after.slice(0, -3)}AAA` }],
      ["user.list", { role: "Admin", after: after.slice(0, 10) }],
      ["user.list", { role: "Admin", after: "x" }],
    ] as const)
      expect(await refused(path, input)).toMatchObject({
        code: "VALIDATION_FAILED",
        faults: [{ path: "after", rule: "unknown" }],
      });
    expect(await refused("user.list", { role: "Admin", after, pageNumber: 2 })).toMatchObject({
      faults: [{ path: "pageNumber", rule: "invalid" }],
    });
  });

  test("tells nobody what it holds", async () => {
    await createUser(db, { role: "Company", lastName: "Aaaaaa" });
    await createUser(db, { role: "Company", lastName: "Aaaaab" });
    const after = await next("user.list", { role: "Company", sort: "name", pageSize: 1 });
    expect(after).toMatch(/^[\w-]{60,}$/);
    expect(await next("user.list", { role: "Company", sort: "name", pageSize: 1 })).toBe(after);
    expect(Buffer.from(after, "base64url").toString("latin1")).not.toContain("Aaaaa");
  });
});
