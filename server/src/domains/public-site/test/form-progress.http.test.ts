import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { buildApp } from "../../../app/build-app.ts";
import type { AppRouter } from "../../../app/router.ts";
import { loadConfig } from "../../../config/config.ts";
import type { Pages } from "../../../plugins/pages/pages.ts";
import { testApp } from "../../../test/app/app.ts";
import { createSubcategory } from "../../../factories/index.ts";
import { refreshSettings } from "../../application-config/index.ts";

const web: Pages<AppRouter> = {
  render: async () => new Response(""),
  messages: () => ({}),
  patternOf: () => undefined,
  publicPatterns: ["/"],
  pictogram: () => "",
};
const { app, db, sql, signedIn } = await testApp();
const browser = "Mozilla/5.0 (X11; Linux x64; rv:146.0) Gecko/20100101 Firefox/146.0";

beforeEach(() => sql`truncate question_form_progress`);

async function trade() {
  const { id } = await createSubcategory(db);
  const form = {
    version: 1,
    steps: [
      { id: "scope", title: { fr: "Ampleur" }, questions: [{ id: "surface", type: "yesNo", label: { fr: "?" } }] },
    ],
  };
  await sql`
    insert into question_form_versions (subcategory_id, revision, form)
    values (${id}, 2, ${JSON.stringify(form)}::text::jsonb)`;
  return id;
}

/** A server that counts, ended before the rows are looked at. */
async function told(...bodies: unknown[]) {
  const config = loadConfig({ NODE_ENV: "test", RATE_LIMIT_PER_MINUTE: "0" });
  const counting = await buildApp({ config, db, sql, web: { pages: async () => web } });
  const statuses: number[] = [];
  for (const body of bodies) {
    const { statusCode } = await counting.inject({
      method: "POST",
      url: "/request-progress",
      headers: { "content-type": "text/plain;charset=UTF-8", "user-agent": browser },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    statuses.push(statusCode);
  }
  await counting.close();
  const rows = await sql`select revision, screen, shown, passed from question_form_progress order by screen`;
  return { statuses, rows: rows.map((row) => ({ ...row })) };
}

test("screens are counted by version, and admins read how many came and went on", async () => {
  const subcategoryId = await trade();
  const { statuses, rows } = await told(
    { subcategoryId, revision: 2, shown: ["q-surface", "place"], passed: ["q-surface"] },
    { subcategoryId, revision: 2, shown: ["q-surface"], passed: [] },
  );
  expect(statuses).toEqual([204, 204]);
  expect(rows).toEqual([
    { revision: 2, screen: "place", shown: 1, passed: 0 },
    { revision: 2, screen: "q-surface", shown: 2, passed: 1 },
  ]);
  const { authorization } = await signedIn("Admin");
  const figuresOf = (revision: number) =>
    app.inject({
      url: `/api/SubCategory/FormProgress/${subcategoryId}?revision=${revision}`,
      headers: { authorization },
    });
  const read = await figuresOf(2);
  expect(read.json()).toMatchObject({
    data: {
      questions: [{ questionId: "surface", shown: 2, passed: 1 }],
      steps: [{ step: "place", shown: 1, passed: 0 }],
    },
  });
  const none = await figuresOf(1);
  expect(none.json()).toMatchObject({ data: { questions: [], steps: [] } });
});

test("what the form has not, other versions and unknown forms are not counted, and the same screen once a call", async () => {
  const subcategoryId = await trade();
  const { statuses, rows } = await told(
    { subcategoryId, revision: 2, shown: ["q-other", "x", "q-surface", "q-surface"], passed: [] },
    { subcategoryId, revision: 9, shown: ["place"], passed: [] },
    { subcategoryId: randomUUID(), revision: 1, shown: ["place"], passed: [] },
  );
  expect(statuses).toEqual([204, 204, 204]);
  expect(rows).toEqual([{ revision: 2, screen: "q-surface", shown: 1, passed: 0 }]);
});

test("what says nothing of a form is refused, and more than a form can have", async () => {
  const subcategoryId = await trade();
  const many = Array.from({ length: 68 }, (_, index) => `q-${index}`);
  const { statuses, rows } = await told("", "{", {}, { subcategoryId, revision: 2, shown: many, passed: [] });
  expect(statuses).toEqual([400, 400, 400, 400]);
  expect(rows).toEqual([]);
});

test("nothing is counted where nothing is to be counted", async () => {
  const subcategoryId = await trade();
  await sql`
    insert into application_config (key, value, type, description, is_public)
    values ('analytics.provider', '"none"', 'text', '', true) on conflict (key) do update set value = excluded.value`;
  refreshSettings(db);
  const { statuses, rows } = await told({ subcategoryId, revision: 2, shown: ["place"], passed: [] });
  await sql`delete from application_config where key = 'analytics.provider'`;
  refreshSettings(db);
  expect(statuses).toEqual([204]);
  expect(rows).toEqual([]);
});
