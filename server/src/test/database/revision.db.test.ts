import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { applicationConfig, auditEntries } from "../../db/schema/index.ts";
import { createCallerFactory } from "../../trpc/init.ts";
import { appRouter } from "../../app/router.ts";
import { contextOf, refusal } from "../app/caller.ts";
import { emptyTables, testDatabase } from "./database.ts";
import { rowsIn } from "./create-rows.ts";

const database = await testDatabase();
const { db, sql } = database;
const make = rowsIn(db);
const callerOf = createCallerFactory(appRouter);
const first = callerOf(contextOf(database, await make.admin()));
const second = callerOf(contextOf(database, await make.admin()));
type Admin = typeof first;

interface Revised {
  revision: number;
}

interface Edited {
  id: string;
  save: (admin: Admin, words: string, baseRevision?: number) => Promise<Revised>;
  read: () => Promise<Revised & object>;
}

const post = (title: string) => ({ title, summary: "En bref.", content: "<p>Un texte.</p>", published: true });

/** What admins edit: a row of it, how it is saved and read. */
const edited: Record<string, () => Promise<Edited>> = {
  category: async () => {
    const { id } = await first.category.add({ name: "Peinture" });
    return {
      id,
      save: (admin, name, baseRevision) => admin.category.update({ id, name, baseRevision }),
      read: () => first.category.get({ id }),
    };
  },
  subCategory: async () => {
    const { id: categoryId } = await make.category();
    const { id } = await first.subCategory.add({ categoryId, name: "Salon" });
    return {
      id,
      save: (admin, name, baseRevision) => admin.subCategory.update({ id, categoryId, name, baseRevision }),
      read: () => first.subCategory.get({ id }),
    };
  },
  region: async () => {
    const { id } = await first.region.add({ name: "Vaud" });
    return {
      id,
      save: (admin, name, baseRevision) => admin.region.update({ id, name, baseRevision }),
      read: async () => (await first.region.list()).find((region) => region.id === id) ?? { revision: 0 },
    };
  },
  blog: async () => {
    const { id } = await first.blog.add(post("Rénover sa façade"));
    return {
      id,
      save: (admin, title, baseRevision) => admin.blog.update({ id, ...post(title), baseRevision }),
      read: () => first.blog.get({ id }),
    };
  },
  applicationConfig: async () => {
    const [row] = await db
      .insert(applicationConfig)
      .values({ key: "site.name", value: "Metiro", type: "text", isPublic: true, description: "Name" })
      .returning({ id: applicationConfig.id });
    const appconfigId = row?.id ?? "";
    return {
      id: appconfigId,
      save: (admin, value, baseRevision) => admin.applicationConfig.update({ appconfigId, value, baseRevision }),
      read: async () => (await first.applicationConfig.list())[0] ?? { revision: 0 },
    };
  },
};

beforeEach(() => emptyTables(sql, "categories, regions, blogs, application_config, audit_entries"));

describe.each(Object.entries(edited))("%s", (domain, begin) => {
  test("two admins edit the same thing: the second is told, and nothing of the first is lost", async () => {
    const { id, save, read } = await begin();
    const { revision: base } = await read();
    const saved = await save(first, "Première main", base);
    expect(saved.revision).toBe(base + 1);

    expect(await refusal(save(second, "Seconde main", base))).toMatchObject({
      code: "REVISION_CONFLICT",
      params: { revision: base + 1 },
    });
    expect(JSON.stringify(await read())).toContain("Première main");
    const updates = and(eq(auditEntries.entityId, id), eq(auditEntries.action, `${domain}.update`));
    expect(await db.$count(auditEntries, updates)).toBe(1);

    // Having looked at what stands, the second one may still save over it; so may who compares nothing.
    expect(await save(second, "Seconde main", base + 1)).toMatchObject({ revision: base + 2 });
    expect(await save(first, "Sans comparer")).toMatchObject({ revision: base + 3 });
  });

  test("of two saves at the same moment one stands", async () => {
    const { save, read } = await begin();
    const { revision: base } = await read();
    const outcomes = await Promise.allSettled([save(first, "Un deux", base), save(second, "Trois quatre", base)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await read()).revision).toBe(base + 1);
  });
});
