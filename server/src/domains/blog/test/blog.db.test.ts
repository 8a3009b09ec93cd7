import type { BlogFields } from "@metiro/shared/blog/schema";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditEntries, blogs, files } from "../../../db/schema/index.ts";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { emptyTables, testDatabase } from "../../../test/database/database.ts";
import { createCategory, createPosts } from "../../../factories/index.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { blogRouter } from "../index.ts";

const database = await testDatabase();
const { db, sql } = database;
const make = rowsIn(db);
const caller = createCallerFactory(blogRouter);
const actor = await make.admin();
const client = await make.tenderer();
const admin = caller(contextOf(database, actor));
const nobody = caller(contextOf(database));
const tenderer = caller(contextOf(database, client.actor));
const unknownId = "00000000-0000-4000-8000-000000000000";

const words: BlogFields = {
  title: "Rénover sa façade",
  summary: "Par où commencer.",
  content: "<p>Regardez-la <b>bien</b>.</p>",
  translations: {},
  published: true,
};

const imageOf = async (ownerId: string, { width = 1920, height = 1280 } = {}) => {
  const [row] = await db.insert(files).values({ ownerId, width, height, bytes: 1 }).returning({ id: files.id });
  if (!row) throw new Error("No file was made");
  return row.id;
};

beforeEach(() => emptyTables(sql, "blogs, audit_entries"));

describe("a post", () => {
  test("is written by an admin, with an address and safe content", async () => {
    const post = await admin.add({ ...words, content: "<h2>Voir</h2><p onclick=x>Regardez<script>x</script></p>" });
    expect(post).toEqual({
      id: expect.any(String),
      title: "Rénover sa façade",
      slug: "renover-sa-facade",
      summary: "Par où commencer.",
      content: "<h2>Voir</h2><p>Regardez</p>",
      authorName: "Dominique Favre",
      readingMinutes: 1,
      revision: 1,
      translations: {},
      published: true,
      publishedAt: expect.any(String),
      state: "published",
      hasChanges: false,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(await nobody.get({ id: post.id })).toEqual(post);
    expect(await nobody.getBySlug({ slug: "renover-sa-facade" })).toEqual(post);
  });

  test("takes as long to read as it has words", async () => {
    const sentence = "mot ".repeat(100);
    const { id } = await admin.add({ ...words, content: `<p>${sentence}</p><ul><li>${sentence}</li></ul>` });
    expect(await nobody.get({ id })).toMatchObject({ readingMinutes: 1 });
    const longer = await admin.update({ ...words, id, content: `<p>${sentence}</p><p>${sentence}</p><p>fin</p>` });
    expect(longer.readingMinutes).toBe(2);
  });

  test("keeps the moment of its first publication", async () => {
    const { id, publishedAt: none } = await admin.add({ ...words, published: false });
    expect(none).toBeUndefined();
    const { publishedAt } = await admin.update({ ...words, id });
    expect(publishedAt).toEqual(expect.any(String));
    await sql`update blogs set published_at = '2026-01-02T03:04:05Z'`;
    expect((await admin.update({ ...words, id, published: false })).publishedAt).toBe("2026-01-02T03:04:05.000Z");
    expect((await admin.update({ ...words, id })).publishedAt).toBe("2026-01-02T03:04:05.000Z");
  });

  test.each<[string, Partial<BlogFields>, object]>([
    ["without text", { content: "<p>&nbsp;</p><script>x</script>" }, { content: [{ rule: "required" }] }],
    ["without a title that makes an address", { title: "— … — !" }, { title: [{ rule: "characters" }] }],
    ["with a short title", { title: "Non" }, { title: [{ rule: "tooShort", minLength: 5 }] }],
    ["without summary", { summary: " " }, { summary: [{ rule: "required" }] }],
    ["with an unknown cover", { coverImageId: unknownId }, { coverImageId: [{ rule: "unknown" }] }],
    ["with an unknown image", { content: `<img src="/api/File/${unknownId}">` }, { content: [{ rule: "unknown" }] }],
  ])("%s is refused", async (_, fields, errors) => {
    expect(await refusal(admin.add({ ...words, ...fields }))).toMatchObject({ code: "VALIDATION_FAILED", errors });
    expect(await db.$count(blogs)).toBe(0);
  });

  test("whose address is taken is a conflict, and nothing of it stays", async () => {
    await admin.add(words);
    const taken = { code: "SLUG_TAKEN", errors: { title: [{ rule: "taken" }] } };
    expect(await refusal(admin.add({ ...words, title: "RENOVER SA FACADE" }))).toMatchObject(taken);
    const { id } = await admin.add({ ...words, title: "Autre chose" });
    expect(await refusal(admin.update({ ...words, id }))).toMatchObject(taken);
    expect((await nobody.get({ id })).title).toBe("Autre chose");
    expect(await db.$count(auditEntries)).toBe(2);
  });

  test("is deleted for good", async () => {
    const { id } = await admin.add(words);
    expect(await admin.delete({ id })).toEqual({ id });
    expect(await refusal(admin.get({ id }))).toMatchObject({ code: "NOT_FOUND" });
    expect(await refusal(admin.delete({ id }))).toMatchObject({ code: "NOT_FOUND" });
    expect(await refusal(admin.update({ ...words, id }))).toMatchObject({ code: "NOT_FOUND" });
  });

  test("leaves a trace of everything that is done to it", async () => {
    const { id } = await admin.add({ ...words, published: false });
    await admin.update({ ...words, id, title: "Nouveau titre" });
    await admin.delete({ id });
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.entityId, id)).orderBy(auditEntries.id);
    expect(entries).toMatchObject([
      {
        action: "blog.add",
        actorId: actor.userId,
        entity: "blog",
        details: { title: words.title, after: { published: false } },
      },
      {
        action: "blog.update",
        details: {
          before: { title: words.title, published: false },
          after: { title: "Nouveau titre", published: true },
        },
      },
      {
        action: "blog.delete",
        details: { title: "Nouveau titre", before: { title: "Nouveau titre", published: true } },
      },
    ]);
  });
});

describe("a draft", () => {
  test("exists for admins only", async () => {
    const { id, slug } = await admin.add({ ...words, published: false });
    expect((await admin.get({ id })).published).toBe(false);
    expect((await admin.getBySlug({ slug })).id).toBe(id);
    for (const reader of [nobody, tenderer]) {
      expect(await refusal(reader.get({ id }))).toMatchObject({ code: "NOT_FOUND" });
      expect(await refusal(reader.getBySlug({ slug }))).toMatchObject({ code: "NOT_FOUND" });
      expect(await reader.list({})).toMatchObject({ items: [], totalCount: 0 });
      expect(await reader.list({ published: false })).toMatchObject({ items: [], totalCount: 0 });
    }
  });

  test("shows its images under signed addresses, a published post under public ones", async () => {
    const [cover, inside] = [await imageOf(actor.userId), await imageOf(actor.userId, { width: 200, height: 100 })];
    const content = `<p>Avant</p><img src="/api/File/${inside}?expires=1&signature=2" alt="Un toit">`;
    const draft = await admin.add({ ...words, content, coverImageId: cover, published: false });
    const signature =
      /^\/api\/File\/[0-9a-f-]{36}\?size=(small|medium|large)&expires=\d{10}&reader=[\w-]{43}&signature=[\w-]{43}$/;
    expect(draft.coverImage?.url).toMatch(signature);
    const source = / src="([^"]+)"/.exec(draft.content)?.[1]?.replaceAll("&amp;", "&");
    expect(source).toMatch(signature);

    const post = await admin.update({ ...words, id: draft.id, content: draft.content, coverImageId: cover });
    expect(post.coverImage).toEqual({
      id: cover,
      url: `/api/File/${cover}?size=large`,
      width: 1920,
      height: 1280,
      sizes: [
        { url: `/api/File/${cover}?size=small`, width: 320, height: 213 },
        { url: `/api/File/${cover}?size=medium`, width: 960, height: 640 },
        { url: `/api/File/${cover}?size=large`, width: 1920, height: 1280 },
      ],
    });
    expect(post.content).toBe(
      `<p>Avant</p><img src="/api/File/${inside}?size=large" srcset="/api/File/${inside}?size=small 200w" ` +
        `sizes="(min-width: 48rem) 44rem, 100vw" width="200" height="100" loading="lazy" alt="Un toit" />`,
    );
    expect((await admin.update({ ...words, ...post, coverImageId: cover })).content).toBe(post.content);
    expect(await sql`select blog_id, file_id, pending from blog_images`).toEqual([
      { blog_id: post.id, file_id: inside, pending: false },
    ]);
  });

  test("shows no photo of a client", async () => {
    const photo = await imageOf(client.actor.userId);
    const content = `<p>x</p><img src="/api/File/${photo}">`;
    expect(await refusal(admin.add({ ...words, content, coverImageId: photo }))).toMatchObject({
      errors: { coverImageId: [{ rule: "unknown" }], content: [{ rule: "unknown" }] },
    });
  });
});

describe("a trade", () => {
  test("has the posts that are about it, and loses none with its end", async () => {
    const [trade, other] = [await createCategory(db), await createCategory(db)];
    const post = await admin.add({ ...words, categoryId: trade.id });
    await admin.add({ ...words, title: "Autre métier", categoryId: other.id });
    await admin.add({ ...words, title: "Sans métier" });
    await admin.add({ ...words, title: "Brouillon", categoryId: trade.id, published: false });
    expect(post.categoryId).toBe(trade.id);
    const about = { categoryId: trade.id };
    expect(await nobody.list(about)).toMatchObject({ items: [{ id: post.id, categoryId: trade.id }], totalCount: 1 });
    expect(await nobody.list({ ...about, pageNumber: 2, pageSize: 1 })).toMatchObject({ items: [], totalCount: 1 });
    expect(await nobody.list({ ...about, search: "façade" })).toMatchObject({ totalCount: 1 });
    expect(await admin.list(about)).toMatchObject({ totalCount: 2 });
    expect(await admin.update({ id: post.id, categoryId: null })).not.toHaveProperty("categoryId");

    await admin.update({ id: post.id, categoryId: trade.id });
    await sql`delete from categories where id = ${trade.id}`;
    expect(await nobody.get({ id: post.id })).not.toHaveProperty("categoryId");
  });

  test("that there is not is refused", async () => {
    expect(await refusal(admin.add({ ...words, categoryId: unknownId }))).toMatchObject({
      errors: { categoryId: [{ rule: "unknown" }] },
    });
  });
});

describe("the list", () => {
  const day = (n: number) => `2026-03-0${n}T08:00:00.000Z`;
  const written = () =>
    createPosts(db, [
      { title: "Deux", slug: "deux", published: true, publishedAt: day(2), createdAt: day(5) },
      {
        title: "Trois",
        slug: "trois",
        published: true,
        publishedAt: day(3),
        createdAt: day(1),
        content: "<p>Isolé</p>",
      },
      { title: "Brouillon", slug: "brouillon", createdAt: day(4), summary: "Toitures" },
    ]);
  const titles = async (page: Promise<{ items: { title: string }[] }>) => (await page).items.map(({ title }) => title);

  test("has what its reader may see, newest first, without content", async () => {
    await written();
    expect(await titles(nobody.list({}))).toEqual(["Trois", "Deux"]);
    expect(await titles(tenderer.list({}))).toEqual(["Trois", "Deux"]);
    expect(await titles(admin.list({}))).toEqual(["Deux", "Brouillon", "Trois"]);
    expect(await titles(admin.list({ published: true }))).toEqual(["Trois", "Deux"]);
    expect(await titles(admin.list({ published: false }))).toEqual(["Brouillon"]);
    expect((await nobody.list({})).items[0]).not.toHaveProperty("content");
  });

  test("tells an admin, and nobody else, how many there are in each state, whichever is asked for", async () => {
    await written();
    await createPosts(db, [
      { title: "Demain", slug: "demain", published: true, publishedAt: "2999-01-01T08:00:00.000Z" },
    ]);
    const whole = { draft: 1, scheduled: 1, published: 2 };
    expect(await admin.list({ state: "draft" })).toMatchObject({ totalCount: 1, stateCounts: whole });
    expect(await admin.list({ search: "toiture", state: "published" })).toMatchObject({
      totalCount: 0,
      stateCounts: { draft: 1, scheduled: 0, published: 0 },
    });
    for (const page of [
      nobody.list({}),
      tenderer.list({}),
      nobody.list({ state: "draft" }),
      admin.list({ published: true }),
    ])
      expect(await page).not.toHaveProperty("stateCounts");
  });

  test("comes in pages", async () => {
    await written();
    expect(await nobody.list({ pageNumber: 2, pageSize: 1 })).toMatchObject({
      items: [{ title: "Deux" }],
      totalCount: 2,
      totalPages: 2,
    });
    expect(await nobody.list({ pageNumber: 9 })).toMatchObject({ items: [], totalCount: 2 });
  });

  test("finds words of title, summary and content, but no markup", async () => {
    await written();
    expect(await titles(nobody.list({ search: "troi" }))).toEqual(["Trois"]);
    expect(await titles(nobody.list({ search: "isoler" }))).toEqual(["Trois"]);
    expect(await titles(nobody.list({ search: "toiture" }))).toEqual([]);
    expect(await titles(admin.list({ search: "toiture" }))).toEqual(["Brouillon"]);
    expect(await titles(admin.list({ search: "p" }))).toEqual([]);
    expect(await titles(admin.list({ search: "'; --" }))).toEqual([]);
  });
});
