import { describe, expect, it } from "vitest";
import { faultsOfImports } from "../imports.ts";

/** What the check says of files that are planted: of each its path and its text. */
const faultsIn = (files: Record<string, string>) => faultsOfImports(new Map(Object.entries(files)));

describe("imports", () => {
  it("run down the stairs, also where only a type is taken", () => {
    expect(
      faultsIn({
        "server/src/domains/auth/index.ts": 'import { mailQueue } from "../../mail/index.ts";',
        "web/src/features/auth/form.tsx": 'import { Button } from "#ui/button.tsx";',
      }),
    ).toEqual([]);
    expect(
      faultsIn({
        "server/src/mail/mailer.ts": 'import {\n  type A,\n  b,\n} from "../domains/auth/index.ts";',
        "web/src/ui/button.tsx": 'import type { Role } from "#domain/role/role.ts";',
        "server/src/jobs/work.ts": 'const late = () => import("../app/background.ts");',
        "server/src/cellar/wine.ts": 'import { db } from "../db/client.ts";',
      }),
    ).toEqual([
      "server/src/mail/mailer.ts imports server/src/domains/auth/index.ts: server/src/mail stands below or beside it",
      "web/src/ui/button.tsx imports web/src/domain/role/role.ts: web/src/ui stands below or beside it",
      "server/src/jobs/work.ts imports server/src/app/background.ts: server/src/jobs stands below or beside it",
      "server/src/cellar has no step in scripts/checks/import-rules.ts (server/src/cellar/wine.ts)",
    ]);
  });

  it("know a step for every room, also for one that imports nothing of the others", () => {
    expect(
      faultsIn({
        "server/src/cellar/wine.ts": 'import { label } from "./label.ts";',
        "server/src/domains/auth/index.ts": 'import { wine } from "../../cellar/wine.ts";',
        "server/src/test/cellar.ts": 'import { wine } from "../cellar/wine.ts";',
        "web/src/attic/box.tsx": "export {};",
        "web/src/entry-attic.tsx": "export {};",
      }),
    ).toEqual([
      "server/src/cellar has no step in scripts/checks/import-rules.ts (server/src/cellar/wine.ts)",
      "web/src/attic has no step in scripts/checks/import-rules.ts (web/src/attic/box.tsx)",
    ]);
  });

  it.each([
    ["shared/src/slug.ts", 'import fs from "node:fs";', "shared imports zod and itself"],
    ["server/src/app/router.ts", 'import { page } from "../../../web/src/page/page.ts";', "knows nothing of the web"],
    ["web/src/api/calls.ts", 'import { x } from "../../../server/src/app/exports.ts";', "nothing from the server but"],
    ["web/src/api/calls.ts", 'import { appRouter } from "@metiro/server/router";', "Only `import type`"],
    ["server/src/domains/auth/a/b.ts", 'import { x } from "../../user/lock.ts";', "through its index.ts"],
    ["server/src/app/build-app.ts", 'import { x } from "../domains/auth/codes/codes.ts";', "what they declare"],
    ["server/src/domains/auth/router.ts", 'import { eq } from "drizzle-orm";', "A router is an adapter"],
    ["web/src/ui/button.tsx", 'import { z } from "zod";', "ui knows no router"],
    ["web/src/features/auth/deep/er/a.tsx", 'import { b } from "#features/company/b.ts";', "One feature never imports"],
    ["web/src/routes/admin/a.tsx", 'import { b } from "#features/company/b.ts";', "A route is made of"],
    ["web/src/routes/admin/a.tsx", 'const b = () => import("#features/company/search.ts");', "A route is made of"],
  ])("%s does not %s", (file, text, why) => {
    expect(faultsIn({ [file]: text }).join("\n")).toContain(why);
  });

  it("take the type of the router, and an index", () => {
    expect(
      faultsIn({
        "web/src/api/trpc.ts": 'import type { AppRouter } from "@metiro/server/router";',
        "server/src/domains/auth/a/b.ts": 'import { lock } from "../../user/index.ts";',
      }),
    ).toEqual([]);
  });

  it("take from a feature what makes a route", () => {
    const files = ["page.tsx", "user-missing.tsx", "users-search.ts", "load-user.ts", "user-head.ts", "user-input.ts"];
    const text = files.map((file) => `import { a } from "#features/people/${file}";`).join("\n");
    expect(faultsIn({ "web/src/routes/admin/users.tsx": text })).toEqual([]);
  });

  it("make no circle and no pair of slices that need each other", () => {
    expect(
      faultsIn({
        "server/src/domains/a/index.ts": 'import { x } from "../b/index.ts";',
        "server/src/domains/b/index.ts": 'import { y } from "./y.ts";',
        "server/src/domains/b/y.ts": 'import type { Z } from "./z.ts";',
        "server/src/domains/b/z.ts": 'import { y } from "./y.ts";\nimport { a } from "../a/index.ts";',
      }),
    ).toEqual([
      "server/src/domains: a and b import each other (server/src/domains/a/index.ts, server/src/domains/b/z.ts)",
      `These files import each other: ${["a/index.ts", "b/index.ts", "b/y.ts", "b/z.ts"].map((file) => `server/src/domains/${file}`).join(", ")}`,
    ]);
  });
});

describe("folders beside each other", () => {
  const both = (base: string, one: string, other: string) => ({
    [`${base}/${one}/deep/a.ts`]: `import type { B } from "../../${other}/b.ts";`,
    [`${base}/${one}/c.ts`]: "export {};",
    [`${base}/${other}/b.ts`]: `import { c } from "../${one}/c.ts";`,
  });

  it.each(["server/src/domains/auth", "shared/src/company", "web/src/features/auth", "scripts", "bench"])(
    "of %s import one way",
    (base) => {
      expect(faultsIn(both(base, "codes", "sign-in"))).toEqual([
        `${base}: codes and sign-in import each other (${base}/codes/deep/a.ts, ${base}/sign-in/b.ts)`,
      ]);
      const { [`${base}/sign-in/b.ts`]: _back, ...one } = both(base, "codes", "sign-in");
      expect(faultsIn(one)).toEqual([]);
    },
  );

  it("may do so where a reason is given", () => {
    expect(faultsIn(both("web/src/ui", "button", "overlay"))).toEqual([]);
  });
});

describe("the tables of a slice", () => {
  const schema = { "server/src/db/schema/company.ts": 'export const companies = pgTable("company_rows", {});' };

  it("are written by its rooms alone", () => {
    const statement = "await tx.update(companies).set({});";
    expect(faultsIn({ ...schema, "server/src/domains/company/update.ts": statement })).toEqual([]);
    expect(faultsIn({ ...schema, "server/src/domains/blog/publish.ts": statement })).toEqual([
      "server/src/domains/blog/publish.ts writes companies: its rows are written by company",
    ]);
  });

  it.each([
    ["sql of the table", "sql`delete from ${companies}`"],
    ["sql of its name", "sql`\n  update company_rows set name = ''`"],
    ["another name", 'import { companies as rows } from "../db/schema/company.ts";\ntx.insert(rows).values({});'],
    ["a name that is cast elsewhere", "const row = made as companies; tx.delete(companies);"],
    ["a target that is saved", "saveRevision(tx, { table: companies, revision: companies.revision }, row, {});"],
  ])("are not written by others in %s either", (_, statement) => {
    expect(faultsIn({ ...schema, "server/src/mail/log.ts": statement })).toEqual([
      "server/src/mail/log.ts writes " +
        (statement.includes("company_rows") ? "company_rows" : "companies") +
        ": its rows are written by company",
    ]);
    expect(faultsIn({ ...schema, "server/src/mail/log.ts": `/** ${statement.replaceAll("\n", " ")} */` })).toEqual([]);
  });

  it("are not emptied by others through the list of those that go with an account", () => {
    const loop = 'for (const { table } of removedTables("userId")) await tx.delete(table);';
    expect(faultsIn({ ...schema, "server/src/domains/blog/publish.ts": loop })).toEqual([
      "server/src/domains/blog/publish.ts writes removedTables: its rows are written by auth and invariants",
    ]);
    expect(faultsIn({ ...schema, "server/src/domains/auth/account/erase-account.ts": loop })).toEqual([]);
  });

  it("are read by everybody", () => {
    const read = 'sql`select from company_rows for update`; tx.select().from(companies).for("update");';
    expect(faultsIn({ ...schema, "server/src/mail/log.ts": read })).toEqual([]);
  });

  it("are known in a folder of the schema too, by the name of the file or of the folder", () => {
    const files = {
      "server/src/db/schema/account/user.ts": 'export const users = pgTable("users", {});',
      "server/src/db/schema/job-request/notes.ts": 'export const notes = pgTable("notes", {});',
      "server/src/domains/blog/publish.ts": "await tx.update(users); await tx.insert(notes);",
    };
    expect(faultsIn(files)).toEqual([
      "server/src/domains/blog/publish.ts writes users: its rows are written by user and auth",
      "server/src/domains/blog/publish.ts writes notes: its rows are written by job-request",
    ]);
  });
});
