import { expect, test } from "vitest";
import { appRouter } from "../../../../app/router.ts";
import { contextOf, refusal } from "../../../../test/app/caller.ts";
import { rowsIn } from "../../../../test/database/create-rows.ts";
import { emptyTables, testDatabase } from "../../../../test/database/database.ts";
import { createCallerFactory } from "../../../../trpc/init.ts";

const database = await testDatabase();
const { db, sql } = database;
const make = rowsIn(db);
const admin = createCallerFactory(appRouter)(contextOf(database, await make.admin()));

await emptyTables(sql, "categories, regions");
const category = await make.category();
const paint = await make.subcategory(category.id, "Peinture");
const roofs = await make.subcategory(category.id, "Toiture");
const canton = await make.region({ name: "Vaud" });
const nyon = await make.region({ name: "Nyon", parentId: canton.id });
const aigle = await make.region({ name: "Aigle", parentId: canton.id });
await sql`update subcategories set slug = lower(name)`;
const client = await make.tenderer();
const ask = (subcategoryId: string, subregionId: string, createdAt?: string) =>
  make.request(client.id, { subcategoryId, subregionId }, createdAt === undefined ? {} : { createdAt });
const company = await make.company({}, { serves: { subcategoryId: paint.id, subregionId: nyon.id } });
const { id: subscription } = await make.subscription({
  companyId: company.id,
  startsOn: "2020-01-01",
  endsOn: "2099-12-31",
});
for (const _ of [1, 2]) await ask(roofs.id, nyon.id);
await ask(roofs.id, aigle.id);
await ask(paint.id, nyon.id);
await ask(paint.id, aigle.id, "2020-05-05T10:00:00Z");

const told = async (input: Parameters<typeof admin.region.gaps>[0] = {}) => {
  const { items } = await admin.region.gaps(input);
  return items.map(({ subcategory, subregion, requestCount, companyCount }) =>
    [subcategory.name, subregion.name, requestCount, companyCount].join(" "),
  );
};
const all = ["Toiture Nyon 2 0", "Toiture Aigle 1 0", "Peinture Aigle 0 0"];

test("what nobody covers comes by how often it was asked for in a year", async () => {
  expect(await told()).toEqual(all);
  expect(await admin.region.gaps({ pageSize: 2, pageNumber: 2 })).toMatchObject({
    totalCount: 3,
    askedCount: 2,
    totalPages: 2,
    items: [{ subregion: { regionId: canton.id }, subcategory: { categoryId: category.id } }],
  });
});

test("those that were asked for, or that nobody asked for, alone", async () => {
  expect(await told({ asked: true })).toEqual(all.slice(0, 2));
  expect(await told({ asked: false })).toEqual(all.slice(2));
  expect(await admin.region.gaps({ asked: true, pageSize: 1 })).toMatchObject({
    totalCount: 2,
    askedCount: 2,
    totalPages: 2,
  });
});

test("read on after a place each comes once, as often as it was asked for or never, and whatever goes meanwhile", async () => {
  const walked: string[] = [];
  let after: string | null | undefined;
  do {
    const page = await admin.region.gaps({ pageSize: 1, after: after ?? undefined });
    expect(page).toMatchObject({ totalCount: 3, askedCount: 2 });
    walked.push(...page.items.map(({ subcategory, subregion }) => `${subcategory.name} ${subregion.name}`));
    after = page.next;
  } while (after !== null);
  expect(walked).toEqual(["Toiture Nyon", "Toiture Aigle", "Peinture Aigle"]);
  const first = (await admin.region.gaps({ pageSize: 1 })).next ?? "";
  const [asked] =
    await sql`delete from job_requests where subcategory_id = ${roofs.id} and subregion_id = ${nyon.id} returning id`;
  expect(asked).toBeDefined();
  const { items } = await admin.region.gaps({ after: first });
  expect(items.map(({ subregion, requestCount }) => [subregion.name, requestCount])).toEqual([
    ["Aigle", 1],
    ["Nyon", 0],
    ["Aigle", 0],
  ]);
  for (const _ of [1, 2]) await ask(roofs.id, nyon.id);
  expect(await refusal(admin.region.gaps({ after: first, search: "toit" }))).toMatchObject({
    errors: { after: [{ rule: "unknown" }] },
  });
});

test("of a place or of a service", async () => {
  expect(await told({ subregionId: aigle.id })).toEqual(all.slice(1));
  expect(await told({ regionId: canton.id, subcategoryId: paint.id })).toEqual(["Peinture Aigle 0 0"]);
  expect(await told({ regionId: nyon.id })).toEqual([]);
  expect(await told({ categoryId: category.id })).toEqual(all);
  expect(await told({ search: "toit" })).toEqual(all.slice(0, 2));
  expect(await told({ search: "%" })).toEqual(all);
});

test("by its name in another language", async () => {
  await sql`update subcategories set translations = '{"en": {"name": "Roöfing 100%"}}' where id = ${roofs.id}`;
  await sql`update regions set translations = '{"en": {"name": "Eagle"}}' where id = ${aigle.id}`;
  expect(await told({ search: "roofing" })).toEqual(all.slice(0, 2));
  expect(await told({ search: "eagle" })).toEqual(all.slice(1));
  expect(await told({ search: "roofing_100" })).toEqual([]);
});

test("the list of requests without coverage, the dashboard and the regions say the same", async () => {
  const { totalCount, items } = await admin.jobRequest.rowsForAdmin({ uncovered: true });
  expect(totalCount).toBe(4);
  expect(items.map(({ subcategoryId, subregionId }) => [subcategoryId, subregionId])).not.toContainEqual([
    paint.id,
    nyon.id,
  ]);
  expect((await admin.dashboard.summary()).uncoveredToSend).toBe(4);
  const [region] = await admin.region.overview();
  expect(region?.coveringCount).toBe(1);
  expect(region?.subregions.map(({ name, coveringCount }) => [name, coveringCount]).toSorted()).toEqual([
    ["Aigle", 0],
    ["Nyon", 1],
  ]);
});

test.each([
  [
    "without a running subscription",
    () => sql`update subscriptions set ends_on = '2021-01-01' where id = ${subscription}`,
  ],
  [
    "whose subscription was canceled",
    () => sql`update subscriptions set canceled_at = now() where id = ${subscription}`,
  ],
  ["that an admin paused", () => sql`update companies set paused_at = now() where id = ${company.id}`],
  ["whose account is locked", () => sql`update users set locked_at = now() where id = ${company.userId}`],
])("a company %s covers nothing", async (_, make) => {
  await make();
  expect(await told({ subcategoryId: paint.id })).toEqual(["Peinture Nyon 1 1", "Peinture Aigle 0 0"]);
  expect((await admin.jobRequest.rowsForAdmin({ uncovered: true })).totalCount).toBe(5);
  await sql`update subscriptions set ends_on = '2099-12-31', canceled_at = null where id = ${subscription}`;
  await sql`update companies set paused_at = null`;
  await sql`update users set locked_at = null`;
});
