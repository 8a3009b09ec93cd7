import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { places, regions } from "../../../../db/schema/index.ts";
import { seedCatalogue, subregionId } from "../../../../seed/catalogue.ts";
import { contextOf } from "../../../../test/app/caller.ts";
import { testDatabase } from "../../../../test/database/database.ts";
import { createCallerFactory } from "../../../../trpc/init.ts";
import { regionRouter } from "../../index.ts";

const database = await testDatabase();
const { db } = database;
await seedCatalogue(db);
const nobody = createCallerFactory(regionRouter)(contextOf(database));

const found = async (search: string) =>
  (await nobody.places({ search })).map(({ postalCode, locality }) => `${postalCode} ${locality}`);

test.each([
  ["1003", "1003 Lausanne", "vd-lausanne"],
  ["1003 Lausanne", "1003 Lausanne", "vd-lausanne"],
  ["renens", "1020 Renens", "vd-ouest-lausannois"],
  ["ECUBLENS", "1024 Ecublens", "vd-ouest-lausannois"],
  ["Saint-Prex", "1162 St-Prex", "vd-morges"],
  ["la chaux de fonds", "2300 La Chaux-de-Fonds", "ne-la-chaux-de-fonds"],
  ["Yverdn", "1400 Yverdon-les-Bains", "vd-jura-nord-vaudois"],
  ["moutier", "2740 Moutier", "ju-moutier"],
])("%s is %s in %s", async (search, place, district) => {
  const [first] = await nobody.places({ search });
  expect(`${first?.postalCode} ${first?.locality}`).toBe(place);
  expect(first?.subregionId).toBe(subregionId(district));
});

test("finds a place by the name it has in the other language", async () => {
  expect(await found("Bienne")).toContain("2502 Biel/Bienne");
  expect((await found("Berne"))[0]).toMatch(/^30\d\d Bern$/);
});

test("offers the codes that begin so, eight at most, and nothing for what is no place", async () => {
  expect((await found("120")).slice(0, 2)).toEqual(["1201 Genève", "1202 Genève"]);
  expect(await found("lausanne")).toHaveLength(8);
  expect(await found("0000")).toEqual([]);
  expect(await found("10031")).toEqual([]);
  expect(await found("%%")).toEqual([]);
});

test("tells the canton where the district is not known", async () => {
  const [blank] = await db
    .select()
    .from(places)
    .where(sql`subregion_id is null`)
    .limit(1);
  const [first] = await nobody.places({ search: blank?.postalCode ?? "" });
  expect(first).toEqual({ postalCode: blank?.postalCode, locality: blank?.locality, regionId: blank?.regionId });
});

test("a deleted canton takes its places along", async () => {
  const before = await found("6900");
  await db.delete(regions).where(sql`parent_id is not null and parent_id = (select id from regions where code = 'TI')`);
  await db.delete(regions).where(sql`code = 'TI'`);
  expect([before, await found("6900")]).toEqual([["6900 Lugano"], []]);
});

test("looks a code up by its key and a name by its index", async () => {
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const rows = await tx.execute(sql`explain select 1 from places where words like '% laus%' or 'laus' <% words`);
    return JSON.stringify(rows);
  });
  expect(plan).toContain("places_words");
});
