import { asc, count, eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import {
  auditEntries,
  blogs,
  companies,
  companyCoverage,
  conversations,
  files,
  jobRequestCompanies,
  jobRequestPhotos,
  jobRequests,
  jobRequestTotals,
  messages,
  regions,
  signInEvents,
  subcategories,
  subscriptions,
  tenderers,
  usualPrices,
  users,
} from "../db/schema/index.ts";
import { checkPdf } from "../storage/decode/check-pdf.ts";
import { folderStorage } from "../storage/storage.ts";
import { emptyTables, testDatabase } from "../test/database/database.ts";
import { seedCatalogue } from "./catalogue.ts";
import { hasNoAccounts, seedDemo } from "./demo.ts";
import { nilId } from "../db/sql.ts";

const { db, sql: asOwner } = await testDatabase();
/** What is kept, by key. */
const stored = new Map<string, Buffer>();
const put = async (key: string, bytes: Buffer) => void stored.set(key, bytes);
const storage = { ...folderStorage("never written"), put };
const demo = { now: new Date("2026-11-21T13:20:00Z"), passwordHash: "none", storage };

await seedCatalogue(db);
const wasEmpty = await hasNoAccounts(db);
await seedDemo(db, demo);

it("fills in every table of the demo once", async () => {
  expect([wasEmpty, await hasNoAccounts(db)]).toEqual([true, false]);
  const counts = [users, companies, tenderers, jobRequests, blogs, auditEntries].map((table) => db.$count(table));
  expect(await Promise.all(counts)).toEqual([66, 40, 25, 133, 12, 124]);
  expect(await db.$count(subscriptions)).toBeGreaterThan(30);
});

it("enters every account last when its sign-in says so, and not before what its holder did", async () => {
  const apart = await asOwner`
    select u.email from users u left join lateral (
      select max(at) as at from sign_in_events e where e.user_id = u.id) latest on true
    where u.last_login_at > ${demo.now.toISOString()}::timestamptz - interval '90 days' and u.last_login_at is distinct from latest.at`;
  const tooEarly = await asOwner`
    select u.email from users u join companies c on c.user_id = u.id join job_request_companies a on a.company_id = c.id
    where greatest(a.seen_at, a.responded_at) > u.last_login_at or (a.seen_at is not null and u.last_login_at is null)`;
  expect([[...apart], [...tooEarly]]).toEqual([[], []]);
  expect(await db.$count(signInEvents)).toBeGreaterThan(20);
});

it("gives answers in a dozen trades lines, and asks what they come to", async () => {
  const rows = await asOwner`
    select r.subcategory_id as trade, o.total, a.price_min, a.price_max, a.vat from offers o
    join job_requests r on r.id = o.job_request_id
    join job_request_companies a on a.job_request_id = o.job_request_id and a.company_id = o.company_id where o.state = 'current'`;
  expect(new Set(rows.map(({ trade }) => trade)).size).toBeGreaterThanOrEqual(12);
  for (const { total, price_min: least, price_max: most, vat } of rows)
    expect([least, most, vat]).toEqual([total, total, "included"]);
});

it("shows an amendment that waits for the client of the demo, and one that it has accepted", async () => {
  const rows = await asOwner`
    select o.state, o.total - before.total as more, o.settled_at is not null as settled, a.price_min as asked, o.total, t.user_id, c.user_id as company
    from offers o join offers before on before.job_request_id = o.job_request_id and before.company_id = o.company_id and before.version = 1
    join job_request_companies a on a.job_request_id = o.job_request_id and a.company_id = o.company_id
    join job_requests r on r.id = o.job_request_id join tenderers t on t.id = r.tenderer_id join companies c on c.id = o.company_id
    where o.kind = 'amendment' order by o.state`;
  expect(rows.map(({ state, settled }) => [state, settled])).toEqual([
    ["current", true],
    ["proposed", false],
  ]);
  expect(rows[0]?.["asked"]).toBe(rows[0]?.["total"]);
  for (const { more } of rows) expect(more).toBeGreaterThan(0);
  for (const key of ["user_id", "company"]) expect(new Set(rows.map((row) => row[key])).size).toBe(1);
});

it("has told by mail what became of each request: its client, whom it was sent to, and the back office", async () => {
  const [told] = await asOwner`
    select count(*)::int as mails, count(distinct m.kind)::int as kinds, bool_and(o.job_request_id is not null and o.user_id = m.user_id) as listed,
      bool_and(u.role = 'Admin' or t.user_id = u.id or c.user_id = u.id) as meant,
      bool_and(m.data->>'companyId' is null or a.company_id is not null) as received,
        bool_and(m.at between ${demo.now.toISOString()}::timestamptz - interval '180 days' and ${demo.now.toISOString()}::timestamptz) as recent
    from sent_mails m join users u on u.id = m.user_id
      left join job_request_mails o on o.job_id = m.id
      left join job_requests r on r.id = (m.data->>'jobRequestId')::uuid left join tenderers t on t.id = r.tenderer_id
      left join companies c on c.id = (m.data->>'companyId')::uuid
      left join job_request_companies a on a.job_request_id = r.id and a.company_id = c.id`;
  expect(told).toEqual({
    mails: expect.any(Number),
    kinds: 10,
    listed: true,
    meant: true,
    received: true,
    recent: true,
  });
  expect(told?.["mails"]).toBeGreaterThan(800);
});

it("lets those whose accounts one may try meet PDFs: plans, offers, one of an amendment, each as its reader may have it", async () => {
  const rows = await asOwner`
    select 'plan' as what, d.id, d.bytes, d.owner_id = t.user_id as own, t.user_id as client from job_request_plans p
      join documents d on d.id = p.document_id join job_requests r on r.id = p.job_request_id join tenderers t on t.id = r.tenderer_id
    union all select 'answer', d.id, d.bytes, d.owner_id = c.user_id, t.user_id from job_request_companies a
      join documents d on d.id = a.document_id join companies c on c.id = a.company_id
      join job_requests r on r.id = a.job_request_id join tenderers t on t.id = r.tenderer_id
    union all select 'amendment', d.id, d.bytes, d.owner_id = c.user_id, t.user_id from offers o
      join documents d on d.id = o.document_id join companies c on c.id = o.company_id
      join job_requests r on r.id = o.job_request_id join tenderers t on t.id = r.tenderer_id`;
  expect(rows.map(({ what }) => what)).toEqual(["plan", "plan", "answer", "answer", "amendment"]);
  expect(rows.every(({ own }) => own)).toBe(true);
  expect(new Set(rows.map(({ client }) => client)).size).toBe(1);
  for (const { id, bytes } of rows) {
    const pdf = stored.get(`${id.slice(-2)}/${id}/document.pdf`) ?? Buffer.alloc(0);
    expect([pdf.length, pdf.length < 4_000]).toEqual([bytes, true]);
    expect(await checkPdf(pdf)).toMatchObject({ pdf: { pages: 1 } });
  }
});

it("keeps a template with lines of the trade for the company of the demo", async () => {
  const [kept] = await asOwner`
    select jsonb_array_length(t.lines) as lines, (
      select count(*)::int from jsonb_array_elements(t.lines) as line
      join standard_lines s on s.lines @> jsonb_build_array(jsonb_build_object('id', line->>'standardLineId'))) as known
    from answer_templates t join companies c on c.id = t.company_id join users u on u.id = c.user_id
    where u.email = 'entreprise@demo.metiro.ch' and t.lines is not null`;
  expect(kept).toEqual({ lines: 6, known: 5 });
});

it("gives requests of many trades photos of their clients, in every size", async () => {
  const rows = await db
    .select({
      id: files.id,
      trade: jobRequests.subcategoryId,
      bytes: files.bytes,
      own: eq(files.ownerId, tenderers.userId),
    })
    .from(jobRequestPhotos)
    .innerJoin(files, eq(files.id, jobRequestPhotos.fileId))
    .innerJoin(jobRequests, eq(jobRequests.id, jobRequestPhotos.jobRequestId))
    .innerJoin(tenderers, eq(tenderers.id, jobRequests.tendererId));
  expect(rows.length).toBeGreaterThan(15);
  expect(new Set(rows.map(({ trade }) => trade)).size).toBeGreaterThan(8);
  for (const { id, bytes, own } of rows) {
    expect(own).toBe(true);
    const kept = ["small", "medium", "large"].map(
      (size) => stored.get(`${id.slice(-2)}/${id}/${size}.webp`)?.length ?? 0,
    );
    expect(Math.min(...kept)).toBeGreaterThan(1_000);
    expect(kept.reduce((sum, length) => sum + length, 0)).toBe(bytes);
  }
});

it("tells of every form where people gave up in it, and of some of a question that asks too much", async () => {
  const rows = await asOwner<
    { slug: string; screens: number; asked: number; shown: number; most: number; fits: boolean }[]
  >`
    select s.slug, count(*)::int as screens, max(shown)::int as shown, bool_and(passed between 0 and shown) as fits,
      (select count(*)::int from jsonb_array_elements(s.questions->'steps') as step, jsonb_array_elements(step->'questions')) as asked,
      max(1.0 - passed::numeric / nullif(shown, 0))::float8 as most
    from question_form_progress p join subcategories s on s.id = p.subcategory_id and s.questions_revision = p.revision group by s.id`;
  expect(rows.length).toBe(await db.$count(subcategories));
  for (const { slug, screens, asked, shown, fits } of rows)
    expect({ slug, screens, fits, some: shown >= 60 }).toEqual({ slug, screens: asked + 7, fits: true, some: true });
  expect(rows.filter(({ most }) => most >= 0.15).length).toBeGreaterThan(5);
});

it("keeps the counters and the order of the numbers", async () => {
  const { status, trade, place } = jobRequestTotals;
  const totals = await db
    .select({ status, count: jobRequestTotals.count })
    .from(jobRequestTotals)
    .where(sql`${trade} = ${nilId} and ${place} = ${nilId}`)
    .orderBy(asc(status));
  expect(totals.map((row) => [row.status, row.count])).toEqual([
    [0, 30],
    [1, 14],
    [4, 89],
  ]);
  const rows = await db.select({ number: jobRequests.number }).from(jobRequests).orderBy(asc(jobRequests.createdAt));
  expect(rows.map(({ number }) => number.slice(5))).toEqual(rows.map((_, rank) => String(rank + 1).padStart(6, "0")));
});

it("has sent requests only to companies that cover them", async () => {
  const covered = sql`exists (
    select from ${companyCoverage} where ${companyCoverage.companyId} = ${jobRequestCompanies.companyId}
      and ${companyCoverage.subcategoryId} = ${jobRequests.subcategoryId}
      and ${companyCoverage.subregionId} = ${jobRequests.subregionId})`;
  const [row] = await db
    .select({ sent: count(), covered: sql<number>`count(*) filter (where ${covered})::int` })
    .from(jobRequestCompanies)
    .innerJoin(jobRequests, eq(jobRequests.id, jobRequestCompanies.jobRequestId));
  expect(row?.sent).toBeGreaterThan(100);
  expect(row?.covered).toBe(row?.sent);
});

it("lets those whose accounts one may try talk, and leaves them something to read", async () => {
  for (const [email, party] of [
    ["client@demo.metiro.ch", "client"],
    ["entreprise@demo.metiro.ch", "company"],
  ] as const) {
    const [own] = await db
      .select({ tendererId: tenderers.id, companyId: companies.id })
      .from(users)
      .leftJoin(tenderers, eq(tenderers.userId, users.id))
      .leftJoin(companies, eq(companies.userId, users.id))
      .where(eq(users.email, email));
    const whose =
      party === "client"
        ? eq(conversations.tendererId, own?.tendererId ?? "")
        : eq(conversations.companyId, own?.companyId ?? "");
    const unread =
      party === "client"
        ? sql`company_wrote_at > coalesce(client_read_at, '-infinity')`
        : sql`client_wrote_at > coalesce(company_read_at, '-infinity')`;
    expect(await db.$count(conversations, whose)).toBeGreaterThan(2);
    expect(await db.$count(conversations, sql`${whose} and ${unread}`)).toBeGreaterThan(0);
  }
  const [early] = await db
    .select({ n: count() })
    .from(messages)
    .innerJoin(
      jobRequestCompanies,
      sql`(${jobRequestCompanies.jobRequestId}, ${jobRequestCompanies.companyId}) = (${messages.jobRequestId}, ${messages.companyId})`,
    )
    .where(
      sql`${messages.createdAt} < ${jobRequestCompanies.respondedAt} or ${messages.createdAt} > ${demo.now.toISOString()}`,
    );
  expect(early?.n).toBe(0);
});

it("gives the same rows for the same present", async () => {
  const tables = [users, companies, tenderers, jobRequests, subscriptions, blogs, messages];
  const ids = () => Promise.all(tables.map((table) => db.select({ id: table.id }).from(table).orderBy(asc(table.id))));
  const before = await ids();
  await emptyTables(asOwner, "users, blogs, audit_chain");
  await seedDemo(db, demo);
  expect(await ids()).toEqual(before);
});

it("leaves nothing behind when it fails half-way", async () => {
  await emptyTables(asOwner, "users, blogs, audit_chain");
  await db.delete(subcategories).where(eq(subcategories.slug, "traiteur"));
  await expect(seedDemo(db, demo)).rejects.toThrow();
  expect(await db.$count(users)).toBe(0);
});

it("has enough offers to tell usual prices of two services, in a canton and in the country", async () => {
  const told = await db
    .select({ slug: subcategories.slug, code: regions.code })
    .from(usualPrices)
    .innerJoin(subcategories, eq(subcategories.id, usualPrices.subcategoryId))
    .leftJoin(regions, eq(regions.id, usualPrices.regionId))
    .where(eq(usualPrices.currency, "CHF"))
    .orderBy(asc(subcategories.slug), asc(regions.code));
  expect(told.map(({ slug, code }) => [slug, code])).toEqual([
    ["peinture-interieure", "VD"],
    ["peinture-interieure", null],
    ["renovation-de-salle-de-bain", "VD"],
    ["renovation-de-salle-de-bain", null],
  ]);
});
