import { beforeEach, expect, test } from "vitest";
import { contextOf } from "../../../test/app/caller.ts";
import { emptyTables, testDatabase } from "../../../test/database/database.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { companyRouter } from "../index.ts";

const database = await testDatabase();
const { db, sql } = database;
const make = rowsIn(db);
const router = createCallerFactory(companyRouter);

beforeEach(() => emptyTables(sql, "categories, regions, tenderers, companies"));

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test("counts the requests of the last 90 days that the choice would have been for", async () => {
  const category = await make.category();
  const region = await make.region();
  const [paint, tiles] = [await make.subcategory(category.id), await make.subcategory(category.id)];
  const [nyon, morges] = [await make.region({ parentId: region.id }), await make.region({ parentId: region.id })];
  const client = await make.tenderer();
  const ask = (subcategoryId: string, subregionId: string, fields = {}) =>
    make.request(client.id, { subcategoryId, subregionId }, fields);
  await ask(paint.id, nyon.id);
  await ask(paint.id, nyon.id, { createdAt: daysAgo(89) });
  await ask(paint.id, nyon.id, { createdAt: daysAgo(91) });
  await ask(paint.id, nyon.id, { status: 1, canceledAt: daysAgo(0) });
  await ask(paint.id, morges.id);
  await ask(tiles.id, nyon.id);
  const company = router(contextOf(database, (await make.company()).actor));
  const requests = async (subcategoryIds: string[], subregionIds: string[]) =>
    (await company.coverageReach({ subcategoryIds, subregionIds })).requests;
  expect(await company.coverageReach({ subcategoryIds: [paint.id], subregionIds: [nyon.id] })).toEqual({
    days: 90,
    requests: 2,
    capped: false,
  });
  expect(await requests([paint.id, tiles.id], [nyon.id, morges.id])).toBe(4);
  expect(await requests([paint.id], [region.id])).toBe(3);
  expect(await requests([], [nyon.id])).toBe(0);
  expect(await requests([tiles.id], [morges.id])).toBe(0);
});

test("stops counting where it makes no difference any more", async () => {
  const category = await make.category();
  const { id: subcategoryId } = await make.subcategory(category.id);
  const { id: subregionId } = await make.region({ parentId: (await make.region()).id });
  const { id } = await make.request((await make.tenderer()).id, { subcategoryId, subregionId });
  await sql`
    insert into job_requests (tenderer_id, category_id, subcategory_id, region_id, subregion_id, title, description, start_preference, currency, form, answers)
    select tenderer_id, category_id, subcategory_id, region_id, subregion_id, title, description, start_preference, currency, form, answers
    from job_requests, generate_series(1, 1000) where id = ${id}`;
  const company = router(contextOf(database, (await make.company()).actor));
  expect(await company.coverageReach({ subcategoryIds: [subcategoryId], subregionIds: [subregionId] })).toEqual({
    days: 90,
    requests: 1000,
    capped: true,
  });
});
