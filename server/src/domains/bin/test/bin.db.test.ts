import { binDays } from "@metiro/shared/bin/constants";
import { eq } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import { beforeEach, expect, test } from "vitest";
import { appRouter } from "../../../app/router.ts";
import {
  binEntries,
  blogs,
  files,
  jobRequestPhotos,
  jobRequests,
  subcategories,
  users,
} from "../../../db/schema/index.ts";
import { createPost } from "../../../factories/index.ts";
import { checkInvariants, invariants } from "../../../invariants/index.ts";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { everybodySpeaks } from "../../../test/app/everybody-speaks.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { eraseAccount } from "../../auth/index.ts";
import { worldIn } from "../../job-request/test/scenario.ts";
import { branchesOf } from "../branches.ts";
import { emptyBin } from "../erase.ts";

const database = await testDatabase();
const { db, sql } = database;
const world = await worldIn(database);
const canary = "Kanarienfels";
const said = `Bonjour ${canary}, à bientôt`;
const words = { client: said, company: said, office: said, name: canary };
const spoken = await everybodySpeaks(database, world, words);
const admin = createCallerFactory(appRouter)(contextOf(database, world.admin));

const [photo] = await db
  .insert(files)
  .values({ ownerId: world.client.user.id, width: 1, height: 1, bytes: 1 })
  .returning({ id: files.id });
const photoId = photo?.id ?? "";
await db.insert(jobRequestPhotos).values({ jobRequestId: spoken.id, fileId: photoId, position: 0 });

// What the back office keeps beside it, and who saw it.
await admin.jobRequest.addNote({ id: spoken.id, text: "A rappelé mardi." });
await admin.jobRequest.setDesk({ id: spoken.id, assigneeId: world.admin.userId, mark: "duplicate" });
await sql`insert into request_reminders (job_request_id, company_id, by_id)
  select job_request_id, company_id, ${world.admin.userId} from job_request_companies where job_request_id = ${spoken.id}`;
await admin.jobRequest.get({ id: spoken.id });

beforeEach(() => sql`delete from bin_entries`.then(() => undefined));

/** Every row that goes with requests, as it stands. */
async function everything(root: typeof jobRequests | typeof blogs) {
  const tables = new Set([root, ...branchesOf(root).map(({ table }) => table)].map((one) => getTableConfig(one).name));
  const found: Record<string, unknown[]> = {};
  for (const name of tables)
    found[name] = (await sql.unsafe(`select to_jsonb(t) as row from ${name} t order by t::text`)).map(({ row }) => row);
  return found;
}

const broken = async () =>
  (await checkInvariants(db, invariants)).flatMap(({ name, count }) => (count > 0 ? [{ name, count }] : []));

const entry = async () => (await admin.bin.list({})).items[0] ?? expect.fail("The bin is empty");

test("a request comes back with all that belonged to it, and every sum with it", async () => {
  const before = await everything(jobRequests);
  // The forms of the world were put there by hand.
  const brokenBefore = await broken();
  expect(Object.entries(before).flatMap(([name, rows]) => (rows.length > 0 ? [name] : []))).toEqual(
    expect.arrayContaining([
      "job_request_companies",
      "job_request_notes",
      "conversations",
      "messages",
      "job_request_photos",
      "office_notes",
      "request_desks",
      "request_reminders",
      "job_request_mails",
      "data_accesses",
    ]),
  );
  const { totalCount } = await admin.jobRequest.listForAdmin({});
  await admin.jobRequest.delete({ id: spoken.id });
  expect((await admin.jobRequest.listForAdmin({})).totalCount).toBe(totalCount - 1);
  expect(await refusal(admin.jobRequest.get({ id: spoken.id }))).toMatchObject({ code: "NOT_FOUND" });
  const { id, number, ...kept } = await entry();
  expect(kept).toMatchObject({ kind: "jobRequest", entityId: spoken.id, deletedBy: { id: world.admin.userId } });
  expect(Date.parse(kept.erasedFrom) - Date.parse(kept.deletedAt)).toBe(binDays * 24 * 3_600_000);

  expect(await admin.bin.restore({ id })).toEqual({ kind: "jobRequest", entityId: spoken.id });
  expect(await everything(jobRequests)).toEqual(before);
  expect((await admin.jobRequest.get({ id: spoken.id })).number).toBe(number);
  expect(await broken()).toEqual(brokenBefore);
  expect(await refusal(admin.bin.restore({ id }))).toMatchObject({ code: "NOT_FOUND" });
  const [last] = await sql`select action, details from audit_entries order by at desc, id desc limit 1`;
  expect(last).toEqual({ action: "bin.restore", details: { kind: "jobRequest", number } });
});

test("its photos stay while it can come back, and are nobody's to see", async () => {
  await admin.jobRequest.delete({ id: spoken.id });
  await sql`update files set created_at = now() - interval '2 days'`;
  const { sweepForgottenFiles } = await import("../../file/tasks.ts");
  const removed: string[] = [];
  const storage = { removeFolder: async (name: string) => void removed.push(name) };
  // Only what removes is asked of it.
  const swept = await sweepForgottenFiles(db, storage as unknown as Parameters<typeof sweepForgottenFiles>[1]);
  expect([swept, removed]).toEqual([0, []]);
  await admin.bin.restore({ id: (await entry()).id });
  expect(await db.$count(jobRequestPhotos, eq(jobRequestPhotos.fileId, photoId))).toBe(1);
});

test("what names something that is gone meanwhile does without it, or is refused", async () => {
  const { id } = await world.client.call.create(world.input({ answers: { area: 4 } }));
  await admin.jobRequest.delete({ id });
  const { id: inBin } = await entry();
  const away = "01900000-0000-7000-8000-00000000dead";
  const put = (column: string, value: string) =>
    sql`update bin_entries set rows = jsonb_set(rows, array['0', 'rows', '0', ${column}], to_jsonb(${value}::text))`;
  await put("reopened_from_id", away);
  const [service] = await db.select().from(subcategories);
  await put("subcategory_id", away);
  expect(await refusal(admin.bin.restore({ id: inBin }))).toMatchObject({ code: "CONFLICT" });
  await put("subcategory_id", service?.id ?? "");
  await admin.bin.restore({ id: inBin });
  expect(await admin.jobRequest.get({ id })).toMatchObject({ id });
});

test("a post comes back unless another one has its address", async () => {
  const { id, slug } = await createPost(db, { title: "Isoler ses combles", slug: "isoler" });
  await admin.blog.delete({ id });
  const { id: inBin, label } = await entry();
  expect(label).toBe("Isoler ses combles");
  const other = await createPost(db, { title: "Autre", slug });
  expect(await refusal(admin.bin.restore({ id: inBin }))).toMatchObject({ code: "SLUG_TAKEN" });
  await db.delete(blogs).where(eq(blogs.id, other.id));
  await admin.bin.restore({ id: inBin });
  expect(await admin.blog.get({ id })).toMatchObject({ title: "Isoler ses combles", slug });
});

test("it is found by its title, its number and its kind, and erased before its time only once", async () => {
  const { id, number } = await world.client.call.create(
    world.input({ title: "Refaire 100% du toit", answers: { area: 4 } }),
  );
  await admin.jobRequest.delete({ id });
  const found = async (input: Parameters<typeof admin.bin.list>[0]) => (await admin.bin.list(input)).totalCount;
  expect(
    await Promise.all(
      [{ search: "100%" }, { search: number }, { search: "1000" }, { kind: "blog" as const }].map(found),
    ),
  ).toEqual([1, 1, 0, 0]);
  const { id: inBin } = await entry();
  expect(await admin.bin.erase({ id: inBin })).toEqual({ kind: "jobRequest", entityId: id });
  expect(await refusal(admin.bin.erase({ id: inBin }))).toMatchObject({ code: "NOT_FOUND" });
});

test("after thirty days it is gone, not a day before", async () => {
  for (const days of [binDays - 1, binDays + 1]) {
    const { id } = await world.client.call.create(world.input({ answers: { area: 4 } }));
    await admin.jobRequest.delete({ id });
    await sql`update bin_entries set deleted_at = now() - ${days}::int * interval '1 day' where entity_id = ${id}`;
  }
  expect([await emptyBin(db), await emptyBin(db)]).toEqual([1, 0]);
  expect((await admin.bin.list({})).totalCount).toBe(1);
});

test("an erased admin signs no post in the bin", async () => {
  const author = await world.make.admin();
  await db.update(users).set({ firstName: canary, lastName: "Favre" }).where(eq(users.id, author.userId));
  const { id } = await createPost(db, { title: "Signé", slug: "signe" });
  await db
    .update(blogs)
    .set({ authorId: author.userId, authorName: `${canary} Favre` })
    .where(eq(blogs.id, id));
  await admin.blog.delete({ id });
  await db.transaction((tx) => eraseAccount(tx, author.userId));
  await admin.bin.restore({ id: (await entry()).id });
  expect((await admin.blog.get({ id })).authorName).toBe("La rédaction");
});

test("of an erased client or company nothing lies in the bin", async () => {
  await admin.jobRequest.delete({ id: spoken.id });
  await admin.jobRequest.delete({ id: spoken.otherId });
  expect(await db.$count(binEntries)).toBe(2);
  // The first company has words in the first request alone.
  await db.transaction((tx) => eraseAccount(tx, spoken.first.user.id));
  expect((await admin.bin.list({})).items.map(({ entityId }) => entityId)).toEqual([spoken.otherId]);
  await db.transaction((tx) => eraseAccount(tx, world.client.user.id));
  expect(await db.$count(binEntries)).toBe(0);
});
