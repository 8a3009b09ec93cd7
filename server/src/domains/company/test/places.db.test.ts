import { expect, test } from "vitest";
import { companyCoverage } from "../../../db/schema/index.ts";
import { seedCatalogue, subcategoryId, subregionId } from "../../../seed/catalogue.ts";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { regionRouter } from "../../catalogue/index.ts";
import { companyRouter } from "../index.ts";

const database = await testDatabase();
const { db } = database;
await seedCatalogue(db);
const make = rowsIn(db);
const regions = createCallerFactory(regionRouter)(contextOf(database));
const ids = (...keys: string[]) => keys.map(subregionId).toSorted();

async function painter() {
  const { id, actor } = await make.company();
  const caller = createCallerFactory(companyRouter)(contextOf(database, actor));
  return {
    id,
    caller,
    save: (where: { subregionIds: string[]; places?: { postalCode: string; radiusKm: number }[] }) =>
      caller.setCoverage({ subcategoryIds: [subcategoryId("peinture-interieure")], ...where }),
  };
}
const served = ({ subregions }: { subregions: { id: string }[] }) => subregions.map(({ id }) => id).toSorted();
const byPlace = ({ subregions }: { subregions: { id: string; byPlace?: boolean | undefined }[] }) =>
  subregions.flatMap(({ id, byPlace: only }) => (only ? [id] : [])).toSorted();

test("a radius is the district of the place and those a third of whose localities it holds", async () => {
  const around = async (radiusKm: number) =>
    (await regions.around({ postalCode: "1020", radiusKm })).subregionIds.toSorted();
  expect(await around(1)).toEqual(ids("vd-ouest-lausannois"));
  expect(await around(10)).toEqual(ids("vd-ouest-lausannois", "vd-lausanne", "vd-lavaux-oron", "vd-morges"));
  expect(await around(25)).toEqual(expect.arrayContaining(ids("vd-gros-de-vaud", "fr-veveyse")));
});

test("the nearest districts come first, that of the place with no distance", async () => {
  const { distances } = await regions.around({ postalCode: "1020", radiusKm: 5 });
  expect(distances[0]).toMatchObject({ id: subregionId("vd-ouest-lausannois"), km: 0 });
  expect(distances.map(({ km }) => km)).toEqual(distances.map(({ km }) => km).toSorted((one, other) => one - other));
  const geneva = distances.find(({ id }) => id === subregionId("ge-geneve-ville"))?.km;
  expect(geneva).toBeGreaterThan(40);
  expect(geneva).toBeLessThan(55);
  expect(await refusal(regions.around({ postalCode: "9999", radiusKm: 5 }))).toMatchObject({ code: "NOT_FOUND" });
});

test("a place is kept as it was chosen and brings its districts, in which requests find the company", async () => {
  const { id, save } = await painter();
  const saved = await save({ subregionIds: ids("ge-geneve-ville"), places: [{ postalCode: "1020", radiusKm: 5 }] });
  expect(saved.places).toEqual([{ postalCode: "1020", locality: "Renens", radiusKm: 5 }]);
  expect(served(saved)).toEqual(ids("ge-geneve-ville", "vd-lausanne", "vd-ouest-lausannois"));
  expect(byPlace(saved)).toEqual(ids("vd-lausanne", "vd-ouest-lausannois"));
  const covered = await db.select().from(companyCoverage);
  expect(covered.filter(({ companyId }) => companyId === id)).toHaveLength(3);
  const wider = await save({ subregionIds: ids("ge-geneve-ville"), places: [{ postalCode: "1020", radiusKm: 10 }] });
  expect(served(wider)).toHaveLength(5);
  expect(served(await save({ subregionIds: ids("ge-geneve-ville"), places: [] }))).toEqual(ids("ge-geneve-ville"));
});

test("an admin corrects places alone: what they bring goes with them, what was named stays", async () => {
  const { id, save } = await painter();
  const admin = createCallerFactory(companyRouter)(contextOf(database, await make.admin()));
  await save({ subregionIds: ids("ge-geneve-ville"), places: [{ postalCode: "1020", radiusKm: 5 }] });
  const wider = await admin.correct({ id, places: [{ postalCode: "1020", radiusKm: 10 }] });
  expect(wider.places).toMatchObject([{ postalCode: "1020", radiusKm: 10 }]);
  expect(byPlace(wider)).toHaveLength(4);
  const named = await admin.correct({ id, places: [] });
  expect([named.places, served(named)]).toEqual([[], ids("ge-geneve-ville")]);
  // What is not given stays: places and districts too.
  await admin.correct({ id, places: [{ postalCode: "1020", radiusKm: 5 }] });
  const renamed = await admin.correct({ id, name: "Peinture du Lac" });
  expect([renamed.places.length, byPlace(renamed)]).toEqual([1, ids("vd-lausanne", "vd-ouest-lausannois")]);
});

test("what is named and brought stays when the place goes", async () => {
  const { save } = await painter();
  await save({ subregionIds: ids("vd-lausanne"), places: [{ postalCode: "1020", radiusKm: 5 }] });
  expect(served(await save({ subregionIds: ids("vd-lausanne"), places: [] }))).toEqual(ids("vd-lausanne"));
});

test("who knows of no places names every district: a place stays while all of its are named", async () => {
  const { save } = await painter();
  const first = await save({ subregionIds: [], places: [{ postalCode: "1020", radiusKm: 5 }] });
  const more = await save({ subregionIds: [...served(first), subregionId("vd-nyon")] });
  expect(more.places).toHaveLength(1);
  expect(byPlace(more)).toEqual(ids("vd-lausanne", "vd-ouest-lausannois"));
  const fewer = await save({ subregionIds: ids("vd-lausanne", "vd-nyon") });
  expect(fewer.places).toEqual([]);
  expect([served(fewer), byPlace(fewer)]).toEqual([ids("vd-lausanne", "vd-nyon"), []]);
});

test("a place that is not known is refused on its field, and one alone completes a coverage", async () => {
  const { save, caller } = await painter();
  const refused = async (postalCode: string[]) =>
    (await refusal(save({ subregionIds: [], places: postalCode.map((code) => ({ postalCode: code, radiusKm: 5 })) })))
      .errors;
  expect(await refused(["9999"])).toEqual({ places: [{ rule: "unknown" }] });
  expect(await refused([])).toEqual({ subregionIds: [{ rule: "tooFew", min: 1 }] });
  await expect(
    caller.coverageReach({
      subcategoryIds: [subcategoryId("peinture-interieure")],
      subregionIds: [],
      places: [{ postalCode: "1020", radiusKm: 5 }],
    }),
  ).resolves.toMatchObject({ requests: 0 });
});
