import { readFileSync } from "node:fs";
import path from "node:path";
import type { BlogFields } from "@metiro/shared/blog/schema";
import { beforeEach, expect, test } from "vitest";
import { contextOf, refusal } from "../../../test/app/caller.ts";
import { emptyTables, testDatabase } from "../../../test/database/database.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import { blogRouter } from "../index.ts";

const database = await testDatabase();
const { db, sql } = database;
const make = rowsIn(db);
const caller = createCallerFactory(blogRouter);
const admin = caller(contextOf(database, await make.admin()));
const nobody = caller(contextOf(database));

const words: BlogFields = {
  title: "Isoler ses combles : par où commencer ?",
  summary: "Par où commencer.",
  content: "<p>Par le haut.</p>",
  translations: {},
  published: true,
};
const clean = "isoler-ses-combles-par-ou-commencer";
const literal = "isoler-ses-combles--par-ou-commencer-";

beforeEach(() => emptyTables(sql, "blogs, slug_history, audit_entries"));

test("an address has one hyphen between words; the one by the letter of the rule leads to it", async () => {
  const { id, slug } = await admin.add(words);
  expect(slug).toBe(clean);
  expect(await nobody.getBySlug({ slug: literal })).toMatchObject({ id, slug: clean });
});

test("a draft is found at neither, and at both once it is published", async () => {
  const { id } = await admin.add({ ...words, published: false });
  expect(await refusal(nobody.getBySlug({ slug: literal }))).toMatchObject({ code: "NOT_FOUND" });
  await admin.publish({ id, published: true });
  expect((await nobody.getBySlug({ slug: clean })).id).toBe(id);
  expect((await nobody.getBySlug({ slug: literal })).id).toBe(id);
});

test("an address that was given by hand stays as it is, and another post's is not taken", async () => {
  const other = await admin.add({ ...words, title: "Autre chose", slug: literal });
  expect(other.slug).toBe(literal);
  await admin.add(words);
  expect((await nobody.getBySlug({ slug: literal })).id).toBe(other.id);
});

test("posts of before have such an address too, and the one they had leads on", async () => {
  const migration = readFileSync(path.resolve("drizzle/0020_post-addresses.sql"), "utf8");
  const out = await admin.add({ ...words, slug: "deux--mots-" });
  const draft = await admin.add({ ...words, slug: "-brouillon", published: false });
  const taken = await admin.add({ ...words, slug: "deux---mots" });
  await sql.unsafe(migration);
  const slugOf = async (id: string) => (await admin.get({ id })).slug;
  expect(await Promise.all([out.id, draft.id, taken.id].map(slugOf))).toEqual([
    "deux-mots",
    "brouillon",
    "deux---mots",
  ]);
  expect((await nobody.getBySlug({ slug: "deux--mots-" })).id).toBe(out.id);
  expect(await refusal(nobody.getBySlug({ slug: "-brouillon" }))).toMatchObject({ code: "NOT_FOUND" });
});

test("what search engines are given is written in both languages, and cleared", async () => {
  const en = { title: "Insulating an attic", summary: "Where to begin.", content: "<p>At the top.</p>" };
  const { id } = await admin.add({
    ...words,
    metaDescription: "Les signes à regarder.",
    translations: { en: { ...en, metaDescription: "What to look at." } },
  });
  expect(await nobody.get({ id })).toMatchObject({
    metaDescription: "Les signes à regarder.",
    translations: { en: { metaDescription: "What to look at." } },
  });
  const { items } = await nobody.list({});
  expect(JSON.stringify(items)).not.toContain("regarder");
  expect(JSON.stringify(items)).not.toContain("look at");
  await admin.update({ id, metaDescription: null });
  expect(await nobody.get({ id })).not.toHaveProperty("metaDescription");
});
