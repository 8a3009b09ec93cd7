import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { rowsIn } from "../../test/database/create-rows.ts";
import { testDatabase } from "../../test/database/database.ts";
import type { Db } from "../client.ts";
import { prepared } from "../prepared.ts";
import { companies, regions, tenderers, users } from "../schema/index.ts";

const { db } = await testDatabase();
const make = rowsIn(db);
await make.admin();
await make.tenderer();
await make.company({ foundedYear: 1987 });
const canton = await make.region({ name: "Vaud" });
await make.region({ name: "Morges", parentId: canton.id });

const parents = alias(regions, "parents");

/** Rows with plain columns, moments, expressions, and objects that are there, may be missing, or are of two tables. */
const queries = {
  "inner, left and mixed joins": (on: Db) =>
    on
      .select({
        id: users.id,
        createdAt: users.createdAt,
        lockedAt: users.lockedAt,
        initials: sql<string>`left(${users.firstName}, 1)`,
        own: { id: tenderers.id, userId: tenderers.userId },
        company: {
          foundedYear: companies.foundedYear,
          name: companies.name,
          size: sql<number>`length(${companies.name})`,
        },
        both: { email: users.email, phone: users.phone, company: companies.name },
      })
      .from(users)
      .leftJoin(tenderers, eq(tenderers.userId, users.id))
      .leftJoin(companies, eq(companies.userId, users.id))
      .orderBy(users.id),
  "a table joined to itself, with JSON": (on: Db) =>
    on
      .select({
        region: { id: regions.id, code: regions.code, translations: regions.translations },
        parent: { name: parents.name, id: parents.id },
        sizes: sql<number[]>`array[1, 2]`.as("sizes"),
      })
      .from(regions)
      .leftJoin(parents, eq(parents.id, regions.parentId))
      .orderBy(regions.id),
  "one table": (on: Db) => on.select().from(tenderers),
};

test.each(Object.entries(queries))("%s: rows are what Drizzle makes of them", async (name, build) => {
  const mapped = prepared((on) => build(on).prepare(`mapped ${name.length}`));
  const rows = await mapped(db).execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows).toEqual(await build(db));
});
