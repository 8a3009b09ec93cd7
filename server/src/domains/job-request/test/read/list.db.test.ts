import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { describe, expect, test } from "vitest";
import { testDatabase } from "../../../../test/database/database.ts";
import { worldIn } from "../scenario.ts";

const database = await testDatabase();
const { make, place, admin, client, companies, as, input } = await worldIn(database);
const other = await make.tenderer();
const elsewhere = await make.region({ parentId: place.regionId, name: "Morges" });
const [company, answering] = companies as [(typeof companies)[0], (typeof companies)[0]];

const lakeStreet = { street: "Rue du Lac 1", postalCode: "1003", locality: "Lausanne" };
const day = (n: number) => new Date(Date.UTC(2026, 0, 1, 12) + n * 86_400_000).toISOString();
for (let n = 0; n < 25; n += 1)
  await make.request(
    n % 5 === 0 ? other.id : client.id,
    n % 2 === 0 ? place : { ...place, subregionId: elsewhere.id },
    {
      title: n % 10 === 3 ? `Rénovation complète ${n}` : `Peinture intérieure ${n}`,
      locality: n === 7 ? "Échallens" : "Lausanne",
      postalCode: n % 5 === 0 ? "1003" : "1007",
      createdAt: day(n),
      ...(n >= 20 && { status: JobStatus.Processed, processedAt: day(n) }),
      ...(n === 19 && { status: JobStatus.Canceled, canceledAt: day(n) }),
    },
  );

// Of the five that were sent, one was answered and one is fresh; another one has a photo.
await database.sql`
  insert into job_request_companies (job_request_id, company_id, response, responded_at)
  select id, ${answering.id}, 'interested', now() from job_requests where title = 'Rénovation complète 23'`;
await database.sql`update job_requests set processed_at = now() - interval '47 hours' where title = 'Peinture intérieure 24'`;
await database.sql`
  with file as (
    insert into files (owner_id, width, height, bytes) values (${client.actor.userId}, 800, 600, 1000) returning id)
  insert into job_request_photos (job_request_id, file_id, position)
  select job_requests.id, file.id, 0 from job_requests, file where title = 'Peinture intérieure 4'`;
await database.sql`update users set email = 'Atelier.Blanc@exemple.ch' where id = ${other.actor.userId}`;

const titles = (page: { items: { title: string }[] }) => page.items.map((item) => item.title);

test("what a company received stands in the order in which it was sent to it", async () => {
  const late = await make.company();
  await database.sql`
    insert into job_request_companies (job_request_id, company_id, created_at)
    select id, ${late.id}, case title when 'Peinture intérieure 20' then '2026-03-02'::timestamptz else '2026-03-01' end
    from job_requests where title in ('Peinture intérieure 20', 'Peinture intérieure 21', 'Peinture intérieure 22')`;
  const received = async (sort: "newest" | "oldest") =>
    titles(await admin.call.listForAdmin({ companyId: late.id, sort })).map((title) => title.slice(-2));
  expect(await received("newest")).toEqual(["20", "22", "21"]);
  expect((await received("oldest"))[2]).toBe("20");
  await database.sql`delete from job_request_companies where company_id = ${late.id}`;
});

describe("the list of the back office", () => {
  test("has exact totals, pages and counts by status, newest first", async () => {
    const page = await admin.call.listForAdmin({ pageSize: 10 });
    expect(page).toMatchObject({
      totalCount: 25,
      totalPages: 3,
      pageNumber: 1,
      pageSize: 10,
      statusCounts: { active: 19, canceled: 1, processed: 5 },
    });
    expect(titles(page)[0]).toBe("Peinture intérieure 24");
    expect(titles(await admin.call.listForAdmin({ pageNumber: 3 }))).toHaveLength(5);
    expect(await admin.call.listForAdmin({ pageNumber: 4 })).toMatchObject({ items: [], totalCount: 25 });
    expect(titles(await admin.call.listForAdmin({ sort: "oldest", pageSize: 1 }))).toEqual(["Peinture intérieure 0"]);
  });

  test.each([
    ["status", { statuses: [JobStatus.Processed] }, 5],
    ["two statuses", { statuses: [JobStatus.Processed, JobStatus.Canceled] }, 6],
    ["subregion", { subregionId: place.subregionId }, 13],
    ["region", { regionId: place.regionId }, 25],
    ["trade and place", { subcategoryId: place.subcategoryId, subregionId: place.subregionId }, 13],
    ["category and subcategory", { categoryId: place.categoryId, subcategoryId: place.subcategoryId }, 25],
    ["period", { createdFrom: "2026-01-05", createdTo: "2026-01-06" }, 2],
    [
      "period of a narrow scope",
      { ...place, createdFrom: "2026-01-05", createdTo: "2026-01-06", statuses: undefined },
      1,
    ],
    ["client", { tendererId: other.id }, 5],
    ["words being typed", { search: "rénovat" }, 3],
    ["words in another number", { search: "rénovations complètes" }, 3],
    ["words without accents", { search: "echallens" }, 1],
    ["locality", { search: "Lausanne" }, 24],
    ["postal code", { search: "1003" }, 5],
    ["the client’s name", { search: other.actor.userId ? "Blanc" : "" }, 25],
    ["the client’s e-mail address", { search: "atelier.blanc@ex" }, 5],
    ["photos", { hasPhotos: true }, 1],
    ["no photos", { hasPhotos: false }, 24],
    ["no answer", { unanswered: "ever" }, 4],
    ["no answer for 48 hours", { unanswered: "over48Hours" }, 3],
    ["no answer, in words and one status", { search: "peinture", unanswered: "ever", statuses: [JobStatus.Active] }, 0],
    ["nothing but signs", { search: "%&|!" }, 0],
  ])("filters by %s", async (_, filter, total) => {
    const page = await admin.call.listForAdmin({ ...filter, pageSize: 100 });
    expect([page.totalCount, page.items.length]).toEqual([total, total]);
  });

  test("pages through what words find, with the counts of every status", async () => {
    const search = { search: "peinture", statuses: [JobStatus.Active], pageSize: 4 };
    const page = await admin.call.listForAdmin({ ...search, pageNumber: 2 });
    expect(page).toMatchObject({ totalCount: 17, statusCounts: { active: 17, canceled: 1, processed: 4 } });
    expect(titles(page)).toEqual([14, 12, 11, 10].map((n) => `Peinture intérieure ${n}`));
    expect(titles(await admin.call.listForAdmin({ ...search, sort: "oldest" }))[3]).toBe("Peinture intérieure 4");
  });

  test("finds a number in full and by its end", async () => {
    const { items } = await admin.call.listForAdmin({ pageSize: 1 });
    const number = items[0]?.number ?? "";
    expect(titles(await admin.call.listForAdmin({ search: number }))).toEqual([items[0]?.title]);
    expect(titles(await admin.call.listForAdmin({ search: number.slice(5) }))).toContain(items[0]?.title);
  });

  test("filters by recipient", async () => {
    const { items } = await admin.call.listForAdmin({ pageSize: 1 });
    await admin.call.sendToCompanies({ id: items[0]?.id ?? "", companyIds: [company.id] });
    expect((await admin.call.listForAdmin({ companyId: company.id })).totalCount).toBe(1);
  });
});

describe("the lists of clients and companies", () => {
  test("hold their own rows only", async () => {
    expect(await client.call.listForTenderer({ statuses: [JobStatus.Canceled] })).toMatchObject({
      totalCount: 1,
      statusCounts: { active: 15, canceled: 1, processed: 4 },
    });
    expect((await client.call.listForTenderer({})).totalCount).toBe(20);
    expect(
      (await as(other.actor).listForTenderer({ pageSize: 100 })).items.every((item) => item.tenderer.id === other.id),
    ).toBe(true);
    expect((await as(other.actor).listForTenderer({ search: "rénovation" })).totalCount).toBe(0);
  });

  test("a company finds what it received, by its answer, without the client’s last name", async () => {
    const received = await company.call.listForCompany({});
    expect(received.totalCount).toBe(1);
    expect(received.items[0]?.tenderer).not.toHaveProperty("lastName");
    expect((await company.call.listForCompany({ response: "interested" })).totalCount).toBe(0);
    expect((await company.call.listForCompany({ response: "none" })).totalCount).toBe(1);
    expect((await company.call.listForCompany({ search: "Blanc" })).totalCount).toBe(0);
  });

  test("a company finds what the client decided, and reads the answers that its form marks for lists", async () => {
    const { id } = await client.call.create(input({ answers: { area: 6.5, tenant: false, from: lakeStreet } }));
    await admin.call.sendToCompanies({ id, companyIds: [company.id] });
    const accepted = async () => (await company.call.listForCompany({ clientDecision: "accepted" })).items;
    expect(await accepted()).toEqual([]);
    await company.call.answer({ id, response: "interested", message: "Volontiers." });
    await client.call.decide({ id, companyId: company.id, decision: "accepted" });
    const [item, ...others] = await accepted();
    expect([item?.id, others]).toEqual([id, []]);
    expect(item?.summary.map(({ question, answer }) => [question.id, answer])).toEqual([["area", 6.5]]);
  });

  test("a company finds a request by its client once it knows who that is, and others do not", async () => {
    const { id } = await client.call.create(input({ answers: { area: 6.5, tenant: false, from: lakeStreet } }));
    await admin.call.sendToCompanies({ id, companyIds: [company.id, answering.id] });
    for (const { call } of [company, answering]) await call.answer({ id, response: "interested", message: "Oui." });
    const { email = "" } = (await admin.call.get({ id })).tenderer;
    const foundBy = async ({ call }: typeof company, search: string) =>
      (await call.listForCompany({ search })).items.map((item) => item.id);
    expect(await Promise.all(["Blanc", email].map((search) => foundBy(answering, search)))).toEqual([[], []]);
    await client.call.decide({ id, companyId: answering.id, decision: "accepted" });
    expect(await Promise.all(["léa blan", email].map((search) => foundBy(answering, search)))).toEqual([[id], [id]]);
    expect(await foundBy(answering, "Inconnu")).toEqual([]);
    expect(await foundBy(company, "Blanc")).not.toContain(id);
    const { totalCount, folderCounts } = await answering.call.listForCompany({ search: "Blanc", box: "won" });
    expect([totalCount, folderCounts.accepted]).toEqual([1, 1]);
  });
});

test("a page far down is the same by its day as by plain counting", async () => {
  const rows = Array.from({ length: 1_500 }, (_, n) => ({ n, at: day(n % 40) }));
  await database.sql`
    insert into job_requests ${database.sql(
      rows.map(({ n, at }) => ({
        currency: "EUR",
        tenderer_id: client.id,
        category_id: place.categoryId,
        subcategory_id: place.subcategoryId,
        region_id: place.regionId,
        subregion_id: place.subregionId,
        title: `Nettoyage ${n}`,
        description: "Nettoyage de fin de bail.",
        start_preference: "asap",
        form: '{"version":1,"steps":[]}',
        answers: "{}",
        created_at: at,
      })),
    )}`;
  for (const sort of ["newest", "oldest"] as const) {
    const byDay = await admin.call.listForAdmin({ sort, pageSize: 10, pageNumber: 130 });
    // Two keys on one side have no counters: the same rows by plain offset.
    const plain = await admin.call.listForAdmin({
      sort,
      pageSize: 10,
      pageNumber: 130,
      categoryId: place.categoryId,
      subcategoryId: place.subcategoryId,
    });
    expect(byDay.items.map((item) => item.id)).toEqual(plain.items.map((item) => item.id));
    expect(byDay.totalCount).toBe(plain.totalCount);
  }
});
