import { beforeEach, describe, expect, test } from "vitest";
import { companyCoverage } from "../../../db/schema/index.ts";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { emptyTables, testDatabase } from "../../../test/database/database.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { companyRouter } from "../index.ts";

const database = await testDatabase();
const { db, sql } = database;
const make = rowsIn(db);
const router = createCallerFactory(companyRouter);
const admin = router(contextOf(database, await make.admin()));
const unknownId = "00000000-0000-4000-8000-000000000000";

beforeEach(async () => {
  await emptyTables(sql, "categories, regions, tenderers, companies");
  await sql`delete from users where role <> 'Admin'`;
});

async function ownCompany(values: Parameters<typeof make.company>[0] = {}) {
  const company = await make.company(values);
  return { ...company, caller: router(contextOf(database, company.actor)) };
}

describe("own and update", () => {
  test("shows a company what it has said of itself, and nothing that it has not", async () => {
    const { id, caller, name, user } = await ownCompany();
    expect(await caller.own()).toEqual({
      id,
      name,
      user: { id: user.id, email: user.email, firstName: user.firstName, lastName: user.lastName },
      subcategories: [],
      subregions: [],
      places: [],
      profileCompleted: true,
      createdByAdmin: false,
      verified: false,
      holidays: [],
      profileRevision: 1,
      coverageRevision: 1,
      createdAt: expect.any(String),
    });
  });

  test("rewrites the profile, in the form in which it is kept", async () => {
    const { id, caller } = await ownCompany({ description: "Ancienne", locality: "Nyon" });
    const updated = await caller.update({
      name: "Dubois SA",
      uid: "CHE100155212",
      phone: "079 555 01 42",
      website: "https://dubois.example.ch",
      postalCode: "1260",
      employees: "2-5",
      foundedYear: 1998,
      description: "",
      locality: null,
    });
    expect(updated).toMatchObject({ id, name: "Dubois SA", uid: "CHE-100.155.212", phone: "+41795550142" });
    expect(updated).not.toHaveProperty("description");
    expect(updated).not.toHaveProperty("locality");
  });

  test("refuses a UID that another company has", async () => {
    await make.company({ uid: "CHE-100.155.212" });
    const { caller } = await ownCompany();
    expect(await refusal(caller.update({ name: "Dubois SA", uid: "CHE-100.155.212" }))).toMatchObject({
      code: "CONFLICT",
      errors: { uid: [{ rule: "taken" }] },
    });
  });

  test("is open to a company whose e-mail is not confirmed, and to companies only", async () => {
    const { actor } = await make.company({}, { owner: { emailConfirmed: false } });
    expect(await router(contextOf(database, actor)).own()).toMatchObject({ id: actor.companyId });
    expect(await refusal(admin.own())).toMatchObject({ code: "FORBIDDEN" });
    expect(await refusal(router(contextOf(database)).own())).toMatchObject({ code: "UNAUTHORIZED" });
  });
});

describe("two windows of one company", () => {
  test("who saves the profile second is told what stands, and nothing is saved", async () => {
    const { caller, name } = await ownCompany();
    const { profileRevision } = await caller.own();
    await caller.update({ name, locality: "Nyon", baseRevision: profileRevision });
    expect(await refusal(caller.update({ name, locality: "Morges", baseRevision: profileRevision }))).toMatchObject({
      code: "REVISION_CONFLICT",
      params: { revision: profileRevision + 1 },
    });
    expect(await caller.own()).toMatchObject({ locality: "Nyon", profileRevision: profileRevision + 1 });
    expect(await caller.update({ name, locality: "Rolle" })).toMatchObject({ locality: "Rolle" });
  });

  test("who saves the coverage second is told, whichever half was saved first; the profile is another matter", async () => {
    const { caller, name } = await ownCompany();
    const { id } = await make.subcategory((await make.category()).id);
    const place = await make.region({ parentId: (await make.region()).id });
    const both = { subcategoryIds: [id], subregionIds: [place.id] };
    await caller.update({ name });
    const saved = await caller.setCoverage({ ...both, baseRevision: 1 });
    expect(saved).toMatchObject({ subcategories: [{ id }], subregions: [{ id: place.id }], coverageRevision: 2 });
    await caller.setSubregions({ subregionIds: [place.id] });
    expect(await refusal(caller.setCoverage({ ...both, baseRevision: 2 }))).toMatchObject({
      code: "REVISION_CONFLICT",
    });
    expect(await caller.own()).toMatchObject({ subregions: [{ id: place.id }], coverageRevision: 3 });
  });

  test("a coverage of something unknown is refused on its field, and keeps both halves", async () => {
    const { caller } = await ownCompany();
    const { id } = await make.subcategory((await make.category()).id);
    const refused = await refusal(caller.setCoverage({ subcategoryIds: [id], subregionIds: [unknownId] }));
    expect(refused).toMatchObject({ errors: { subregionIds: [{ rule: "unknown" }] } });
    expect(await caller.own()).toMatchObject({ subcategories: [], coverageRevision: 1 });
  });
});

describe("coverage", () => {
  async function catalogue() {
    const category = await make.category();
    const [painting, tiling] = [
      await make.subcategory(category.id, "Peinture"),
      await make.subcategory(category.id, "Carrelage"),
    ];
    const vaud = await make.region();
    const [nyon, aigle] = [
      await make.region({ parentId: vaud.id, name: "Nyon", slug: "nyon" }),
      await make.region({ parentId: vaud.id, name: "Aigle", slug: "aigle" }),
    ];
    return { painting, tiling, vaud, nyon, aigle };
  }
  const covered = async () =>
    (await db.select().from(companyCoverage)).map((row) => `${row.subcategoryId} ${row.subregionId}`).sort();
  const product = (trades: { id: string }[], places: { id: string }[]) =>
    trades.flatMap((trade) => places.map((place) => `${trade.id} ${place.id}`)).sort();

  test("is the product of what was chosen, whatever was chosen first, and shrinks with it", async () => {
    const { painting, tiling, nyon, aigle } = await catalogue();
    const { caller } = await ownCompany();
    await caller.setSubcategories({ subcategoryIds: [painting.id] });
    expect(await covered()).toEqual([]);
    await caller.setSubregions({ subregionIds: [nyon.id, aigle.id] });
    expect(await covered()).toEqual(product([painting], [nyon, aigle]));
    await caller.setSubcategories({ subcategoryIds: [painting.id, tiling.id] });
    expect(await covered()).toEqual(product([painting, tiling], [nyon, aigle]));
    await caller.setSubregions({ subregionIds: [aigle.id] });
    expect(await covered()).toEqual(product([painting, tiling], [aigle]));
    await caller.setSubcategories({ subcategoryIds: [tiling.id] });
    expect(await covered()).toEqual(product([tiling], [aigle]));
  });

  test("answers with what was chosen, in the order in which people look for it", async () => {
    const { painting, tiling, vaud, nyon, aigle } = await catalogue();
    const { caller } = await ownCompany();
    expect(
      (await caller.setSubcategories({ subcategoryIds: [painting.id, tiling.id, painting.id] })).subcategories,
    ).toEqual([
      { id: tiling.id, name: "Carrelage" },
      { id: painting.id, name: "Peinture" },
    ]);
    expect((await caller.setSubregions({ subregionIds: [nyon.id, aigle.id] })).subregions).toEqual([
      { id: aigle.id, name: "Aigle", regionId: vaud.id },
      { id: nyon.id, name: "Nyon", regionId: vaud.id },
    ]);
  });

  test("of a whole region is all its subregions", async () => {
    const { vaud, nyon, aigle } = await catalogue();
    const { caller } = await ownCompany();
    const { subregions } = await caller.setSubregions({ subregionIds: [vaud.id, nyon.id] });
    expect(subregions.map(({ id }) => id)).toEqual([aigle.id, nyon.id]);
  });

  test("of something unknown is refused on its field, and changes nothing", async () => {
    const { painting, nyon } = await catalogue();
    const { caller } = await ownCompany();
    await caller.setSubcategories({ subcategoryIds: [painting.id] });
    await caller.setSubregions({ subregionIds: [nyon.id] });
    expect(await refusal(caller.setSubcategories({ subcategoryIds: [unknownId] }))).toMatchObject({
      code: "VALIDATION_FAILED",
      errors: { subcategoryIds: [{ rule: "unknown" }] },
    });
    expect(await refusal(caller.setSubregions({ subregionIds: [nyon.id, unknownId] }))).toMatchObject({
      errors: { subregionIds: [{ rule: "unknown" }] },
    });
    expect(await covered()).toEqual(product([painting], [nyon]));
  });

  test("is whole when trades and districts are saved at the same moment", async () => {
    const { painting, tiling, nyon, aigle } = await catalogue();
    const { caller } = await ownCompany();
    for (let round = 0; round < 5; round += 1) {
      await emptyTables(sql, "company_subcategories, company_subregions");
      await Promise.all([
        caller.setSubcategories({ subcategoryIds: [painting.id, tiling.id] }),
        caller.setSubregions({ subregionIds: [nyon.id, aigle.id] }),
      ]);
      expect(await covered()).toEqual(product([painting, tiling], [nyon, aigle]));
    }
  });

  test("goes with a subcategory or region that is deleted", async () => {
    const { painting, tiling, nyon, aigle } = await catalogue();
    const { caller } = await ownCompany();
    await caller.setSubcategories({ subcategoryIds: [painting.id, tiling.id] });
    await caller.setSubregions({ subregionIds: [nyon.id, aigle.id] });
    await sql`delete from subcategories where id = ${painting.id}`;
    await sql`delete from regions where id = ${nyon.id}`;
    expect(await covered()).toEqual(product([tiling], [aigle]));
  });
});

describe("verify", () => {
  const entries = async (id: string) =>
    (await sql`select action, details from audit_entries where entity_id = ${id} order by at`).map((row) => ({
      ...row,
    }));

  test("says it and takes it back, and notes what was before", async () => {
    const { id } = await make.company();
    expect(await admin.verify({ id, verified: true })).toMatchObject({ id, verified: true });
    expect(await admin.verify({ id, verified: true })).toMatchObject({ verified: true });
    expect((await admin.list({})).items).toMatchObject([{ id, verified: true }]);
    expect(await admin.verify({ id, verified: false })).toMatchObject({ verified: false });
    expect(await entries(id)).toEqual([
      { action: "company.verify", details: { before: { verified: false }, after: { verified: true } } },
      { action: "company.verify", details: { before: { verified: true }, after: { verified: false } } },
    ]);
  });

  test("knows no erased company, and is for admins", async () => {
    const { id } = await make.company({}, { owner: { deletedAt: "2026-01-01T00:00:00.000Z" } });
    expect(await refusal(admin.verify({ id, verified: true }))).toMatchObject({ code: "NOT_FOUND" });
    const own = await ownCompany();
    expect(await refusal(own.caller.verify({ id: own.id, verified: true }))).toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("list", () => {
  const paging = { pageNumber: 1, pageSize: 10 };
  const names = async (input: Parameters<typeof admin.list>[0] = {}) =>
    (await admin.list({ ...paging, ...input })).items.map(({ name }) => name);

  test("is newest first, by pages, with the exact total; a page past the end is empty", async () => {
    for (const day of [3, 1, 2])
      await make.company({ name: `Entreprise du ${day}`, createdAt: `2026-03-0${day}T08:00:00.000Z` });
    expect(await admin.list({ pageNumber: 2, pageSize: 2 })).toMatchObject({
      items: [{ name: "Entreprise du 1" }],
      totalCount: 3,
      totalPages: 2,
    });
    expect(await admin.list({ pageNumber: 9, pageSize: 2 })).toMatchObject({ items: [], totalCount: 3 });
    expect(await names()).toEqual(["Entreprise du 3", "Entreprise du 2", "Entreprise du 1"]);
  });

  test("shows what an admin weighs", async () => {
    const { id, user } = await make.company({
      name: "Dubois SA",
      locality: "Nyon",
      pausedAt: new Date().toISOString(),
    });
    expect((await admin.list({})).items).toEqual([
      {
        id,
        name: "Dubois SA",
        locality: "Nyon",
        email: user.email,
        userId: user.id,
        verified: false,
        available: false,
        pausedAt: expect.any(String),
        invited: false,
        emailConfirmed: true,
        profileCompleted: true,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        activeSubscription: false,
        receivedLast30Days: 0,
        receivedLastYear: 0,
        openLastYear: 0,
      },
    ]);
  });

  test("does not know erased accounts, and does know unconfirmed ones", async () => {
    await make.company({ name: "Effacée" }, { owner: { deletedAt: "2026-01-01T00:00:00.000Z" } });
    await make.company({ name: "Non confirmée" }, { owner: { emailConfirmed: false } });
    expect(await admin.list({})).toMatchObject({ items: [{ name: "Non confirmée", available: false }], totalCount: 1 });
  });

  test("filters by region, subregion, trade and subscription", async () => {
    const category = await make.category();
    const subcategory = await make.subcategory(category.id);
    const vaud = await make.region();
    const [nyon, aigle] = [await make.region({ parentId: vaud.id }), await make.region({ parentId: vaud.id })];
    const serves = { subcategoryId: subcategory.id, subregionId: nyon.id };
    const { id: companyId } = await make.company({ name: "Nyonnaise" }, { serves });
    await make.company({ name: "Aiglonne" }, { serves: { ...serves, subregionId: aigle.id } });
    await make.company({ name: "Sans zone" });
    await make.subscription({ companyId, startsOn: "2026-01-01", endsOn: "2199-01-01" });
    expect(await names({ regionId: vaud.id })).toEqual(["Aiglonne", "Nyonnaise"]);
    expect(await names({ regionId: nyon.id })).toEqual(["Nyonnaise"]);
    expect(await names({ regionId: unknownId })).toEqual([]);
    expect(await names({ subcategoryId: subcategory.id })).toEqual(["Aiglonne", "Nyonnaise"]);
    expect(await names({ subscription: "active" })).toEqual(["Nyonnaise"]);
    expect(await names({ subscription: "none" })).toEqual(["Sans zone", "Aiglonne"]);
    expect(await names({ subscription: "active", regionId: aigle.id })).toEqual([]);
  });

  test.each([
    ["electri", ["Électricité Dubois"]],
    ["dubois genève", ["Électricité Dubois"]],
    ["lectricité", ["Électricité Dubois"]],
    ["che-100.155.212", ["Menuiserie 100% bois"]],
    ["100%", ["Menuiserie 100% bois"]],
    ["patron@dubois.example.ch", ["Électricité Dubois"]],
    ["plombier", []],
    ["1_0", []],
    ["&|!", []],
  ])("finds %s", async (search, found) => {
    await make.company(
      { name: "Électricité Dubois", locality: "Genève" },
      { owner: { email: "patron@dubois.example.ch" } },
    );
    await make.company({ name: "Menuiserie 100% bois", uid: "CHE-100.155.212" });
    expect(await names({ search })).toEqual(found);
    expect((await admin.list({ search })).totalCount).toBe(found.length);
  });
});

describe("get", () => {
  test("shows an admin everything: profile, subscriptions, figures", async () => {
    const category = await make.category();
    const subcategory = await make.subcategory(category.id, "Peinture");
    const region = await make.region();
    const subregion = await make.region({ parentId: region.id, name: "Nyon" });
    const serves = { subcategoryId: subcategory.id, subregionId: subregion.id };
    const { id } = await make.company({ name: "Dubois SA" }, { serves });
    const client = await make.tenderer();
    const sent = { status: 4, processedAt: new Date().toISOString() } as const;
    const respondedAt = new Date().toISOString();
    const answers = [
      { response: "none" },
      { response: "declined", respondedAt },
      { response: "interested", respondedAt },
      { response: "interested", respondedAt, clientDecision: "accepted", decidedAt: respondedAt },
    ] as const;
    for (const answer of answers) {
      const request = await make.request(client.id, serves, sent);
      await make.recipient({ jobRequestId: request.id, companyId: id, ...answer });
    }
    await make.subscription({ companyId: id, startsOn: "2020-01-01", endsOn: "2020-12-31" });
    await make.subscription({ companyId: id, startsOn: "2021-01-01", endsOn: "2199-01-01", note: "À vie" });
    await make.subscription({ companyId: id, startsOn: "2199-01-02", endsOn: "2199-12-31" });
    await make.subscription({
      companyId: id,
      startsOn: "2019-01-01",
      endsOn: "2019-12-31",
      canceledAt: "2019-02-01T00:00:00.000Z",
    });
    const detail = await admin.get({ id });
    expect(detail).toMatchObject({
      id,
      name: "Dubois SA",
      available: true,
      subcategories: [{ id: subcategory.id, name: "Peinture" }],
      subregions: [{ id: subregion.id, name: "Nyon", regionId: region.id }],
      activeSubscription: true,
      subscriptionEndsOn: "2199-12-31",
      receivedLast30Days: 4,
      openLastYear: 1,
      answerRate: 1,
      figures: { received: 4, interested: 2, declined: 1, accepted: 1 },
    });
    expect(detail.subscriptions.map(({ status, note }) => [status, note])).toEqual([
      ["upcoming", undefined],
      ["active", "À vie"],
      ["expired", undefined],
      ["canceled", undefined],
    ]);
  });

  test("does not find what is not there, nor erased accounts", async () => {
    const { id } = await make.company({}, { owner: { deletedAt: "2026-01-01T00:00:00.000Z" } });
    expect(await refusal(admin.get({ id }))).toMatchObject({ code: "NOT_FOUND" });
    expect(await refusal(admin.get({ id: unknownId }))).toMatchObject({ code: "NOT_FOUND" });
  });
});
