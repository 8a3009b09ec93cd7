import type { BlogFields, BlogWorkFields } from "@metiro/shared/blog/schema";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditEntries, blogs, files } from "../../../db/schema/index.ts";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { emptyTables, testDatabase } from "../../../test/database/database.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { eraseAccount } from "../../auth/index.ts";
import { isPublic } from "../../file/policy.ts";
import { sweepForgottenFiles } from "../../file/tasks.ts";
import { blogRouter } from "../index.ts";

const database = await testDatabase();
const { db, sql } = database;
const make = rowsIn(db);
const caller = createCallerFactory(blogRouter);
const actor = await make.admin();
const admin = caller(contextOf(database, actor));
const nobody = caller(contextOf(database));
const id = "0199f0c0-0000-7000-8000-00000000abcd";
const future = "2199-01-02T03:04:05.000Z";

const blank: BlogWorkFields = { title: "", summary: "", content: "", translations: {} };
const words = {
  title: "Rénover sa façade",
  summary: "Par où commencer.",
  content: "<p>Regardez-la <strong>bien</strong>.</p>",
  translations: {},
};
const complete: BlogFields = { ...words, published: true };
const english = { title: "Renovating a façade", summary: "Where to begin.", content: "<p>Look at it.</p>" };

const imageOf = async (ownerId: string) => {
  const bytes = { ownerId, width: 1920, height: 1280, bytes: 1, createdAt: "2026-01-01T00:00:00Z" };
  const [row] = await db.insert(files).values(bytes).returning({ id: files.id });
  if (!row) throw new Error("No file was made");
  return row.id;
};

beforeEach(() => emptyTables(sql, "blogs, files, audit_entries"));

describe("what is being written", () => {
  test("is kept from the first letter on, and published once nothing is missing", async () => {
    const first = await admin.saveDraft({ ...blank, id, title: "Ré" });
    expect(first).toEqual({ id, slug: "re", revision: 1, hasChanges: false, savedAt: expect.any(String) });
    expect(await admin.getDraft({ id })).toMatchObject({ title: "Ré", state: "draft", authorName: "Dominique Favre" });
    expect(await refusal(nobody.get({ id }))).toMatchObject({ code: "NOT_FOUND" });
    const missing = { title: [{ rule: "tooShort", minLength: 5 }], summary: [{ rule: "required" }] };
    expect(await refusal(admin.publish({ id, published: true }))).toMatchObject({
      code: "VALIDATION_FAILED",
      errors: { ...missing, content: [{ rule: "required" }] },
    });
    const second = await admin.saveDraft({ ...words, id, baseRevision: 1 });
    expect(second).toMatchObject({ revision: 2, slug: "renover-sa-facade" });
    expect(await admin.publish({ id, published: true, baseRevision: 2 })).toMatchObject({
      state: "published",
      slug: "renover-sa-facade",
      revision: 3,
    });
    expect((await nobody.getBySlug({ slug: "renover-sa-facade" })).content).toBe(words.content);
  });

  test("is not overwritten from an older version; a repeated first save makes one post", async () => {
    await admin.saveDraft({ ...words, id });
    await admin.saveDraft({ ...words, id, title: "Autre titre" });
    expect(await db.$count(blogs)).toBe(1);
    expect(await refusal(admin.saveDraft({ ...words, id, baseRevision: 1 }))).toMatchObject({
      code: "REVISION_CONFLICT",
      params: { revision: 2 },
    });
    expect((await admin.getDraft({ id })).title).toBe("Autre titre");
    await admin.delete({ id });
    expect(await refusal(admin.saveDraft({ ...words, id, baseRevision: 2 }))).toMatchObject({ code: "NOT_FOUND" });
  });

  test("gets an address of its own while the one of its title is taken", async () => {
    await admin.add(complete);
    expect((await admin.saveDraft({ ...words, id })).slug).toBe("renover-sa-facade-00abcd");
    expect((await admin.saveDraft({ ...words, id, title: "— ! —" })).slug).toBe("brouillon-00abcd");
    expect((await admin.saveDraft({ ...words, id, slug: "Ma Façade" })).slug).toBe("ma-facade");
  });

  test("is safe, and says so in the audit once an hour", async () => {
    const hostile = "<p onclick=x>Un<script>x</script></p>";
    await admin.saveDraft({ ...words, id, content: hostile, translations: { en: { ...english, content: hostile } } });
    await admin.saveDraft({ ...words, id, content: hostile, translations: { en: { ...english, content: hostile } } });
    const draft = await admin.getDraft({ id });
    expect([draft.content, draft.translations.en?.content]).toEqual(["<p>Un</p>", "<p>Un</p>"]);
    await sql.begin(async (tx) => {
      await tx`alter table audit_entries disable trigger user`;
      await tx`update audit_entries set at = now() - interval '2 hours'`;
      await tx`alter table audit_entries enable trigger user`;
    });
    await admin.saveDraft({ ...words, id });
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.entityId, id));
    expect(entries.map(({ action }) => action)).toEqual(["blog.saveDraft", "blog.saveDraft"]);
  });
});

describe("changes of a published post", () => {
  test("are seen by nobody until they are published", async () => {
    const post = await admin.add(complete);
    const { updatedAt } = post;
    const changed = { ...words, id: post.id, slug: post.slug, title: "Refaire sa façade", categoryId: undefined };
    expect(await admin.saveDraft({ ...changed, baseRevision: 1 })).toMatchObject({ hasChanges: true, revision: 2 });
    expect(await nobody.get({ id: post.id })).toMatchObject({ title: words.title, updatedAt, hasChanges: false });
    expect(await admin.get({ id: post.id })).toMatchObject({ title: words.title, hasChanges: true });
    expect((await admin.list({})).items).toMatchObject([{ title: words.title, hasChanges: true }]);
    expect(await admin.getDraft({ id: post.id })).toMatchObject({ title: "Refaire sa façade", state: "published" });
    await admin.publish({ id: post.id, published: true });
    expect(await nobody.get({ id: post.id })).toMatchObject({ title: "Refaire sa façade", slug: post.slug });
    expect((await admin.getDraft({ id: post.id })).hasChanges).toBe(false);
  });

  test("can be dropped", async () => {
    const post = await admin.add(complete);
    expect(await refusal(admin.discardChanges({ id: post.id }))).toMatchObject({ code: "STATUS_CONFLICT" });
    await admin.saveDraft({ ...blank, id: post.id });
    expect(await admin.discardChanges({ id: post.id, baseRevision: 2 })).toMatchObject({
      title: words.title,
      hasChanges: false,
      revision: 3,
    });
  });

  test("become the draft of a post that is withdrawn", async () => {
    const post = await admin.add(complete);
    await admin.saveDraft({ ...words, id: post.id, title: "Ré", slug: post.slug });
    expect(await admin.publish({ id: post.id, published: false })).toMatchObject({ title: "Ré", state: "draft" });
  });

  test("have images that nobody sees yet, and that are not swept", async () => {
    const [cover, inside, old] = [
      await imageOf(actor.userId),
      await imageOf(actor.userId),
      await imageOf(actor.userId),
    ];
    const img = (file: string) => `<p>Un</p><img src="/api/File/${file}" alt="Un toit" />`;
    const post = await admin.add({ ...complete, content: img(old) });
    await admin.saveDraft({ ...words, id: post.id, content: img(inside), coverImageId: cover, coverAlt: "Une maison" });
    const draft = await admin.getDraft({ id: post.id });
    expect(draft.coverImage?.url).toContain("signature=");
    expect(draft.content).toContain("signature=");
    expect((await nobody.get({ id: post.id })).content).toContain(`/api/File/${old}?size=large"`);
    await sweepForgottenFiles(db, contextOf(database).storage);
    const open = async () => {
      const rows = await db.select({ id: files.id, open: isPublic }).from(files);
      return rows.filter((row) => row.open).map((row) => row.id);
    };
    expect(await db.$count(files)).toBe(3);
    expect(await open()).toEqual([old]);
    await admin.publish({ id: post.id, published: true });
    expect((await open()).toSorted()).toEqual([cover, inside].toSorted());
    expect(await nobody.get({ id: post.id })).toMatchObject({ coverAlt: "Une maison", coverImage: { id: cover } });
  });
});

describe("a scheduled post", () => {
  test("shows itself at its time, by the clock of the database alone", async () => {
    const image = await imageOf(actor.userId);
    const content = `<p>Un</p><img src="/api/File/${image}" alt="Un toit" />`;
    const post = await admin.add({ ...complete, content, publishedAt: future });
    expect(post).toMatchObject({ state: "scheduled", published: true, publishedAt: future });
    expect(post.content).toContain("signature=");
    expect(await refusal(nobody.get({ id: post.id }))).toMatchObject({ code: "NOT_FOUND" });
    expect(await refusal(nobody.getBySlug({ slug: post.slug }))).toMatchObject({ code: "NOT_FOUND" });
    expect((await nobody.list({})).totalCount).toBe(0);
    expect((await admin.list({ published: true })).totalCount).toBe(0);
    for (const [state, count] of [
      ["draft", 0],
      ["scheduled", 1],
      ["published", 0],
    ] as const)
      expect((await admin.list({ state })).totalCount).toBe(count);
    const open = () => db.select({ open: isPublic }).from(files);
    expect(await open()).toEqual([{ open: false }]);

    await sql`update blogs set published_at = now() - interval '1 second'`;
    expect(await nobody.getBySlug({ slug: post.slug })).toMatchObject({ state: "published" });
    expect((await nobody.list({})).totalCount).toBe(1);
    expect((await nobody.get({ id: post.id })).content).toContain(`/api/File/${image}?size=large"`);
    expect(await open()).toEqual([{ open: true }]);
  });

  test("is published at once when its time is not repeated, and keeps the moment of it", async () => {
    const post = await admin.add({ ...complete, publishedAt: future });
    const now = await admin.publish({ id: post.id, published: true });
    expect(now.state).toBe("published");
    expect((await admin.publish({ id: post.id, published: true })).publishedAt).toBe(now.publishedAt);
  });
});

describe("the address of a post", () => {
  test("is kept or given; the old one leads on", async () => {
    const post = await admin.add(complete);
    await admin.update({ ...complete, id: post.id, title: "Refaire sa façade", slug: post.slug });
    expect((await nobody.get({ id: post.id })).slug).toBe("renover-sa-facade");
    await admin.saveDraft({ ...words, id: post.id, slug: "refaire" });
    expect(await refusal(nobody.getBySlug({ slug: "refaire" }))).toMatchObject({ code: "NOT_FOUND" });
    await admin.publish({ id: post.id, published: true });
    expect(await nobody.getBySlug({ slug: "renover-sa-facade" })).toMatchObject({ id: post.id, slug: "refaire" });
    await admin.publish({ id: post.id, published: false });
    expect(await refusal(nobody.getBySlug({ slug: "renover-sa-facade" }))).toMatchObject({ code: "NOT_FOUND" });
  });

  test("that it had as a draft leads nowhere", async () => {
    await admin.saveDraft({ ...words, id });
    await admin.saveDraft({ ...words, id, title: "Refaire sa façade" });
    await admin.publish({ id, published: true });
    expect(await refusal(nobody.getBySlug({ slug: "renover-sa-facade" }))).toMatchObject({ code: "NOT_FOUND" });
  });

  test("has to be free and written like one", async () => {
    const post = await admin.add(complete);
    const other = { ...complete, title: "Autre chose" };
    expect(await refusal(admin.add({ ...other, slug: post.slug }))).toMatchObject({
      code: "SLUG_TAKEN",
      errors: { slug: [{ rule: "taken" }] },
    });
    expect(await refusal(admin.add({ ...other, slug: "Un Titre" }))).toMatchObject({
      errors: { slug: [{ rule: "characters" }] },
    });
  });
});

describe("English", () => {
  test("is optional, but whole", async () => {
    const post = await admin.add({ ...complete, translations: { en: { ...english, coverAlt: "A house" } } });
    expect(post.translations).toEqual({ en: { ...english, coverAlt: "A house" } });
    const [item] = (await nobody.list({})).items;
    expect(item?.translations).toEqual({ en: { title: english.title, summary: english.summary, coverAlt: "A house" } });
    expect(
      await refusal(
        admin.update({ ...complete, id: post.id, translations: { en: { ...english, content: "<p></p>" } } }),
      ),
    ).toMatchObject({ errors: { "translations.en.content": [{ rule: "required" }] } });
    expect((await admin.update({ ...complete, id: post.id })).translations).toEqual({});
  });
});

test("the name of an admin who is erased stands below no post", async () => {
  const gone = await make.admin();
  const post = await caller(contextOf(database, gone)).add({ ...complete, authorName: "Quelqu’un" });
  const named = await admin.add({ ...complete, title: "Autre chose", authorName: "Dominique Favre" });
  const other = await admin.add({ ...complete, title: "Encore un", authorName: "Marie Rey" });
  await admin.saveDraft({ ...words, id: other.id, authorName: "dominique favre" });
  await db.transaction((tx) => eraseAccount(tx, gone.userId));
  const names = [post, named, other].map(async ({ id }) => (await nobody.get({ id })).authorName);
  expect(await Promise.all(names)).toEqual(["La rédaction", "La rédaction", "Marie Rey"]);
  expect((await admin.getDraft({ id: other.id })).authorName).toBe("La rédaction");
});

test("the list comes in the order asked for", async () => {
  for (const title of ["Chaises", "Armoires", "Buffets"]) await admin.add({ ...complete, title });
  const titles = async (sort: "newest" | "oldest" | "changed" | "title") =>
    (await admin.list({ sort })).items.map(({ title }) => title);
  expect(await titles("newest")).toEqual(["Buffets", "Armoires", "Chaises"]);
  expect(await titles("oldest")).toEqual(["Chaises", "Armoires", "Buffets"]);
  expect(await titles("title")).toEqual(["Armoires", "Buffets", "Chaises"]);
  await sql`update blogs set updated_at = updated_at + interval '1 minute' where title = 'Armoires'`;
  expect((await titles("changed"))[0]).toBe("Armoires");
});
