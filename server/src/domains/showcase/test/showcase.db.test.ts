import { expect, test } from "vitest";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { subCategoryRouter } from "../../catalogue/index.ts";
import { eraseShowcaseOf } from "../index.ts";
import { showcasesIn } from "./showcase.fixture.ts";

const database = await testDatabase();
const { db, sql } = database;
const world = await showcasesIn(database);
const { nobody } = world;
const refused = async (call: Promise<unknown>, code: string) => expect((await refusal(call)).code).toBe(code);

test("a company has no page until it shows one, at an address made of its name", async () => {
  const { page } = await world.company("Menuiserie Dupont Sàrl", { published: false });
  expect(await page.own()).toEqual({
    proposedSlug: "menuiserie-dupont-sarl",
    formerSlugs: [],
    published: false,
    visible: false,
    revision: 0,
  });
  await refused(nobody.get({ slug: "menuiserie-dupont-sarl" }), "NOT_FOUND");
  expect(await page.save({ published: true, baseRevision: 0 })).toMatchObject({
    slug: "menuiserie-dupont-sarl",
    visible: true,
    revision: 1,
  });
  const shown = await nobody.get({ slug: "menuiserie-dupont-sarl" });
  expect(shown).toMatchObject({ name: "Menuiserie Dupont Sàrl", score: { count: 0 }, away: false });
  expect(shown.regions).toHaveLength(1);
  expect(shown).not.toHaveProperty("phone");
  await page.save({ published: false });
  await refused(nobody.get({ slug: "menuiserie-dupont-sarl" }), "NOT_FOUND");
});

test("a former address leads on, and no other company gets it, nor one in use", async () => {
  const first = await world.company("Toiture Alpes");
  await first.page.save({ slug: "toiture-des-alpes" });
  expect((await nobody.get({ slug: "toiture-alpes" })).slug).toBe("toiture-des-alpes");
  const second = await world.company("Toiture Alpes", { published: false });
  for (const slug of ["toiture-alpes", "toiture-des-alpes"])
    await refused(second.page.save({ slug, published: true }), "SLUG_TAKEN");
  expect((await second.page.own()).proposedSlug).toBe("toiture-alpes-2");
  await refused(second.page.save({ slug: "Pas une adresse", published: true }), "VALIDATION_FAILED");
  expect(await first.page.save({ slug: "toiture-alpes" })).toMatchObject({
    slug: "toiture-alpes",
    formerSlugs: ["toiture-des-alpes"],
  });
  await refused(first.page.save({ published: false, baseRevision: 1 }), "REVISION_CONFLICT");
});

test("of many former addresses the oldest are given up", async () => {
  const { page } = await world.company("Jardin Un");
  for (let n = 1; n <= 12; n++) await page.save({ slug: `jardin-numero-${n}` });
  const { formerSlugs } = await page.own();
  expect(formerSlugs).toHaveLength(10);
  expect(formerSlugs).not.toContain("jardin-un");
  expect(formerSlugs).toContain("jardin-numero-11");
});

test.for([
  ["paused", (id: string) => sql`update companies set paused_at = now() where id = ${id}`],
  [
    "locked",
    (id: string) => sql`update users set locked_at = now() where id = (select user_id from companies where id = ${id})`,
  ],
  [
    "unconfirmed",
    (id: string) =>
      sql`update users set email_confirmed = false where id = (select user_id from companies where id = ${id})`,
  ],
] as const)("a company that is %s shows no page, anywhere", async ([state, bring]) => {
  const { id, page } = await world.company(`Plâtre ${state}`);
  const { slug = "" } = await page.own();
  await world.reviewed(id);
  await bring(id);
  await refused(nobody.get({ slug }), "NOT_FOUND");
  await refused(nobody.reviews({ slug }), "NOT_FOUND");
  expect((await nobody.list({ search: `Plâtre ${state}` })).items).toEqual([]);
  expect(await page.own()).toMatchObject({ published: true, visible: false });
});

test("an erased company leaves no page and no address", async () => {
  const { id, page } = await world.company("Peinture qui part");
  const { slug = "" } = await page.own();
  await db.transaction((tx) => eraseShowcaseOf(tx, id));
  await refused(nobody.get({ slug }), "NOT_FOUND");
  expect(await sql`select from showcase_slugs where company_id = ${id}`).toHaveLength(0);
});

test("only what is shown of reviews counts and is read, with nothing but its number below three", async () => {
  const { id, page } = await world.company("Carrelage Net");
  const { slug = "" } = await page.own();
  await world.reviewed(id, { shown: false });
  await world.reviewed(id);
  await world.reviewed(id);
  expect((await nobody.get({ slug })).score).toEqual({ count: 2 });
  const { items, totalCount } = await nobody.reviews({ slug, pageSize: 1 });
  expect(totalCount).toBe(2);
  expect(items[0]).toMatchObject({ mean: 4.5, author: { canton: expect.any(String) } });
  expect(items[0]).not.toHaveProperty("jobRequestId");
  await world.reviewed(id);
  const { score } = await nobody.get({ slug });
  expect(score).toMatchObject({ count: 3, distribution: [0, 0, 0, 0, 3] });
  expect(score.score).toBeCloseTo(4.5, 1);
});

test("released photos of published reviews are the gallery; those that are withheld are not, nor those of an erased client", async () => {
  const { id, page } = await world.company("Façades Photo");
  const { slug = "" } = await page.own();
  const photo = async ({ released = true, ...options }: { shown?: boolean; released?: boolean } = {}) => {
    const { clientId, jobRequestId } = await world.reviewed(id, options);
    if (released) await sql`update reviews set photos_released_at = now() where job_request_id = ${jobRequestId}`;
    const [row] = await sql<{ id: string }[]>`
      insert into files (owner_id, width, height, bytes) select user_id, 800, 600, 10
      from tenderers where id = ${clientId} returning id`;
    await sql`alter table review_photos disable trigger review_photos_in_time`;
    await sql`
      insert into review_photos (review_id, file_id, position) select id, ${row?.id ?? ""}, 0 from reviews
      where job_request_id = ${jobRequestId}`;
    await sql`alter table review_photos enable trigger review_photos_in_time`;
    return { file: row?.id ?? "", jobRequestId };
  };
  const [seen, early, withheld] = [await photo(), await photo({ shown: false }), await photo()];
  const reserved = await photo({ released: false });
  await sql`update reviews set withheld_at = now(), withheld_reason = 'insult' where job_request_id = ${withheld.jobRequestId}`;
  const { photos } = await nobody.get({ slug });
  expect(photos.map((one) => one.id)).toEqual([seen.file]);
  expect(photos[0]?.url).toBe(`/api/File/${seen.file}?size=medium`);
  expect(early.file).not.toBe(seen.file);
  expect((await nobody.reviews({ slug })).items.flatMap(({ photos: all }) => all.map((one) => one.id))).toContain(
    reserved.file,
  );
  await sql`delete from files where id = ${seen.file}`;
  expect((await nobody.get({ slug })).photos).toEqual([]);
});

test("what was checked of a company and holds stands on its page and in lists, without paper, number, note or who checked it", async () => {
  const { id, page } = await world.company("Sanitaire vérifié");
  const { slug = "" } = await page.own();
  expect(await nobody.get({ slug })).toMatchObject({ verified: false, checked: [] });
  const prove = (kind: string, { state = "verified", until = null as string | null } = {}) => sql`
    insert into company_proofs (company_id, kind, state, valid_until, reference, note, refusal, register_state, register_checked_on, reviewed_at)
    values (${id}, ${kind}, ${state}, (now() at time zone 'Europe/Zurich')::date + ${until}::int, 'RC-1843', 'Confidentiel',
      case when ${state} = 'refused' then 'Illisible' end, case when ${kind} = 'commercialRegister' then 'active' end,
      case when ${kind} = 'commercialRegister' then date '2026-03-12' end, '2026-03-12T09:00:00Z')`;
  await prove("commercialRegister");
  await prove("liabilityInsurance", { until: "0" });
  // Its last day is over, though the night's job has not come to it.
  await prove("tradePermit", { until: "-1" });
  for (const state of ["submitted", "refused", "expired", "withdrawn"]) await prove("socialInsurance", { state });
  const shown = await nobody.get({ slug });
  expect(shown.verified).toBe(true);
  const [row] = await sql<{ today: string }[]>`
    select to_char(now() at time zone 'Europe/Zurich', 'YYYY-MM-DD') as today`;
  const checked = [
    { kind: "commercialRegister", verifiedAt: "2026-03-12T09:00:00.000Z" },
    { kind: "liabilityInsurance", verifiedAt: "2026-03-12T09:00:00.000Z", validUntil: row?.today },
  ];
  expect(shown.checked).toEqual(checked);
  expect((await nobody.list({ search: "Sanitaire vérifié" })).items).toMatchObject([{ verified: true, checked }]);
  expect(JSON.stringify(shown)).not.toMatch(/RC-1843|Confidentiel|reviewed|active/);
  await sql`update company_proofs set state = 'withdrawn' where company_id = ${id} and state = 'verified'`;
  expect(await nobody.get({ slug })).toMatchObject({ verified: false, checked: [] });
});

test("the directory is by name, and by trade, canton and words", async () => {
  await sql`delete from showcases`;
  await world.company("Élan Électricité");
  await world.company("Zinguerie du Lac");
  await world.company("Sans page", { published: false });
  const names = async (input: Parameters<typeof nobody.list>[0]) =>
    (await nobody.list(input)).items.map(({ name }) => name);
  expect(await names({})).toEqual(["Élan Électricité", "Zinguerie du Lac"]);
  expect(await names({ pageSize: 1, pageNumber: 2 })).toEqual(["Zinguerie du Lac"]);
  const { trade, place } = world;
  expect(await names({ subcategory: trade.slug, canton: place.canton })).toHaveLength(2);
  expect(await names({ category: trade.category })).toHaveLength(2);
  expect(await names({ category: "inconnue" })).toEqual([]);
  expect(await names({ subcategory: trade.slug, canton: "ailleurs" })).toEqual([]);
  expect(await names({ search: "zinguerie" })).toEqual(["Zinguerie du Lac"]);
  await sql`update companies set locality = 'Yvorne' where name = 'Zinguerie du Lac'`;
  expect(await names({ search: "yvorne" })).toEqual(["Zinguerie du Lac"]);
  const { items, next } = await nobody.list({ pageSize: 1 });
  expect((await nobody.list({ pageSize: 1, after: next ?? "" })).items[0]?.name).not.toBe(items[0]?.name);
});

test("a trade in a canton is to be found from three companies on", async () => {
  const { trade, place } = world;
  await sql`update companies set paused_at = now()`;
  const at = { subcategory: trade.slug, canton: place.canton };
  const [first] = [await world.company("Un là"), await world.company("Deux là")];
  await world.count();
  expect(await nobody.tradePlace(at)).toMatchObject({ companies: 2, listed: false });
  expect((await nobody.tradePlaces({ subcategory: trade.slug })).items).toEqual([]);
  await world.company("Trois là", { published: false });
  await world.reviewed(first.id);
  await world.count();
  const found = await nobody.tradePlace(at);
  expect(found).toMatchObject({ companies: 3, listed: true, subcategory: { slug: trade.slug } });
  expect(found.showcases.map(({ name }) => name)).toEqual(["Un là", "Deux là"]);
  expect(found.reviews[0]?.company).toMatchObject({ name: "Un là", slug: "un-la" });
  const reviewed = async () => (await nobody.tradePlace(at)).reviews.map(({ company }) => company.name);
  for (const column of ["locked_at", "deleted_at"]) {
    await sql`update users set ${sql(column)} = now() where id = ${first.actor.userId}`;
    expect(await reviewed()).not.toContain("Un là");
    await sql`update users set ${sql(column)} = null where id = ${first.actor.userId}`;
  }
  expect(await reviewed()).toContain("Un là");
  expect((await nobody.tradePlaces({ category: trade.category })).items).toMatchObject([
    { region: { slug: place.canton }, companies: 3 },
  ]);
  expect(await nobody.tradePlace({ category: trade.category, canton: place.canton })).toMatchObject({ companies: 3 });
  await refused(nobody.tradePlace({ ...at, canton: "atlantide" }), "NOT_FOUND");
  await refused(nobody.tradePlace({ subcategory: "rien", canton: place.canton }), "NOT_FOUND");
});

test("a review goes with its request into the service that its own is merged into", async () => {
  const { id } = await world.company("Suit la demande");
  const { jobRequestId } = await world.reviewed(id);
  const other = await world.make.subcategory(world.trade.categoryId);
  const admin = createCallerFactory(subCategoryRouter)(contextOf(database, await world.make.admin()));
  await admin.merge({ id: world.trade.id, targetId: other.id });
  const [row] = await sql<{ trade: string }[]>`
    select subcategory_id as trade from reviews where job_request_id = ${jobRequestId}`;
  expect(row?.trade).toBe(other.id);
});
