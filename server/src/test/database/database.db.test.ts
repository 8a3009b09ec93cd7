import { expect, it } from "vitest";
import { isMigrated } from "../../db/migrations/migrate.ts";
import { testDatabase } from "./database.ts";

const { sql } = await testDatabase();

it("gives each test file a migrated database of its own", async () => {
  const [row] = await sql`select current_database() as name`;
  expect(row?.["name"]).toMatch(/^test_/);
  expect(await isMigrated(sql)).toBe(true);
});
