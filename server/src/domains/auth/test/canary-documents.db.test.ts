import { requestVersion } from "@metiro/shared/job-request/notes";
import { notificationSettings } from "@metiro/shared/notification/schema";
import { requestDraft } from "@metiro/shared/request-draft/schema";
import { savedView } from "@metiro/shared/saved-view/schema";
import type { Answer, Answers, QuestionForm, QuestionType } from "@metiro/shared/sub-category/questions";
import { questionTypes } from "@metiro/shared/sub-category/questions/form/form";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import * as schema from "../../../db/schema/index.ts";
import { createPost } from "../../../factories/posts.ts";
import { createUser } from "../../../factories/users.ts";
import { testDatabase } from "../../../test/database/database.ts";
import { everybodySpeaks } from "../../../test/app/everybody-speaks.ts";
import { filled } from "../../../test/surface/filled.ts";
import { textsIn } from "../../../test/surface/strings-in.ts";
import { worldIn } from "../../job-request/test/scenario.ts";
import { eraseAccount } from "../account/erase-account.ts";

const database = await testDatabase();
const { db, sql } = database;
const world = await worldIn(database);

const canary = "Kanarienfels";
const words = [`Bonjour ${canary}, à bientôt`, canary];

/** What an answer of each kind holds of its writer: the word wherever one fits. `photos` has ids, a choice a value of the form. */
const answerOf: Record<QuestionType, Answer | undefined> = {
  shortText: words[0],
  longText: words[0],
  number: 4.5,
  integer: 4,
  money: 400,
  singleChoice: "one",
  multiChoice: ["one"],
  yesNo: true,
  scale: 4,
  date: "2030-01-01",
  dateRange: { from: "2030-01-01", to: "2030-01-02" },
  address: { street: `${canary} 3`, postalCode: "1003", locality: canary },
  photos: [],
  info: undefined,
};
/** What stays of them, where the form does not call the answer sensitive. */
const staying: QuestionType[] = [
  "number",
  "integer",
  "money",
  "singleChoice",
  "multiChoice",
  "yesNo",
  "scale",
  "date",
  "dateRange",
];

const questionsOfEachType = questionTypes.flatMap((type) =>
  [false, true].map((sensitive) => ({ id: sensitive ? `secret-${type}` : type, type, sensitive })),
);
const everyType: QuestionForm = {
  version: 1,
  steps: [
    {
      id: "all",
      title: { fr: "Tout" },
      questions: questionsOfEachType.map((question) => ({ ...question, label: { fr: "?" }, required: false })),
    },
  ],
};
const given = (types: readonly { id: string; type: QuestionType }[]): Answers =>
  Object.fromEntries(types.flatMap(({ id, type }) => (answerOf[type] === undefined ? [] : [[id, answerOf[type]]])));

/** The shape of each document that the database keeps, by its column; or why nothing of a person stands in it. */
const documents: Record<string, z.ZodType | string> = {
  "answer_templates.lines": "goes with its row, whose words the story of canary.db.test.ts looks for",
  "application_config.value": "a setting",
  "audit_entries.details": "the story below says what stands there",
  "bin_entries.rows": "goes with the person whose rows they are: bin.db.test.ts",
  "blogs.changes": z.object({ authorName: z.string() }),
  "blogs.translations": "the blog's",
  "categories.guide": "the catalogue",
  "categories.translations": "the catalogue",
  "held_mails.data": z.object({ words: z.string() }),
  "job_request_notes.after": requestVersion,
  "job_request_notes.before": requestVersion,
  "job_requests.answers": "filled by the kinds of questions",
  "job_requests.form": "the catalogue",
  "notification_settings.choices": notificationSettings.shape.choices,
  "offer_drafts.content": "goes with its row: offer.db.test.ts",
  "question_form_drafts.form": "the catalogue",
  "question_form_versions.form": "the catalogue",
  "regions.translations": "the catalogue",
  "request_drafts.content": requestDraft.shape.content,
  "saved_views.columns": "names of columns",
  "saved_views.search": savedView.shape.search,
  "sent_mails.data": "ids, and nothing of mails that hold a code or a link: sent.db.test.ts",
  "standard_lines.lines": "the catalogue",
  "subcategories.guide": "the catalogue",
  "subcategories.keywords": "the catalogue",
  "subcategories.questions": "the catalogue",
  "subcategories.translations": "the catalogue",
  "webhook_events.data": "ids",
};

test("every document of the database has a shape here, or says why nothing of a person stands in it", async () => {
  const columns = await sql<{ name: string }[]>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type in ('json', 'jsonb') order by 1`;
  expect(columns.map(({ name }) => name)).toEqual(Object.keys(documents).toSorted());
});

const shapes = Object.entries(documents).filter(([, shape]) => typeof shape !== "string") as [string, z.ZodType][];

test.each(shapes)("every text in %s takes the word", (_, shape) => {
  const { texts, open } = textsIn(shape);
  const free = texts.filter(({ schema: text }) => words.some((word) => z.safeParse(text, word).success));
  expect(new Set(filled(shape, words).at)).toEqual(new Set([...free.map(({ at }) => at), ...open]));
});

/** Where the word stands: in every table, queue and journal of the database, as text, as bytes or as the stem of a word. */
async function found(): Promise<string[]> {
  const columns = await sql<{ name: string; column: string; type: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name, quote_ident(a.attname) as column, format_type(a.atttypid, null) as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'm') and a.attnum > 0 and not a.attisdropped and n.nspname !~ '^(pg_|information_schema)' order by 1, 2`;
  const hits: string[] = [];
  for (const { name, column, type } of columns) {
    const text = type === "bytea" ? `encode(${column}, 'escape')` : `${column}::text`;
    const rows = await sql.unsafe(
      `select left(${text}, 300) as text from ${name} where ${text} ilike '%kanarienf%' limit 2`,
    );
    for (const row of rows) hits.push(`${name}.${column}: ${row["text"]}`);
  }
  return hits;
}

/** At which paths of the audit texts stand that are no ids, days and numbers of requests: what the program itself says. */
async function leftInAudit(): Promise<string[]> {
  const paths = await sql<{ at: string }[]>`
    with recursive part as (
      select action as at, details as value from audit_entries
      union all
      select at || coalesce('.' || key, ''), inside.value from part, lateral (
        select key, value from jsonb_each(case jsonb_typeof(part.value) when 'object' then part.value else '{}' end)
        union all
        select null, value from jsonb_array_elements(case jsonb_typeof(part.value) when 'array' then part.value else '[]' end)) as inside)
    select distinct at || case when value #>> '{}' ~ '^[0-9a-f]{64}$' then ': a hash' else '' end as at from part
    where jsonb_typeof(value) = 'string'
      and value #>> '{}' !~ '^[0-9a-f]{8}-[0-9a-f-]{27}$|^[0-9]{4}-[0-9]{2}-[0-9]{2}$|^[0-9]{4}-[0-9]{6}$' order by 1`;
  return paths.map(({ at }) => at);
}

test("after the people are erased a word that was put into every path of every document stands nowhere", async () => {
  const said = { client: words[0] ?? "", company: words[0] ?? "", office: words[0] ?? "", name: canary };
  const { id, first, second, third } = await everybodySpeaks(database, world, said);
  const colleague = await createUser(db, { role: "Admin", firstName: canary, lastName: canary });
  const changes = {
    title: "Titre",
    slug: "titre",
    summary: "",
    content: "",
    coverAlt: null,
    metaDescription: null,
    translations: {},
  };
  await createPost(db, {
    authorId: colleague.id,
    authorName: `${canary} ${canary}`,
    changes: { ...changes, categoryId: null, coverImageId: null, authorName: `${canary} ${canary}` },
    changedAt: new Date().toISOString(),
  });
  await db.insert(schema.savedViews).values({ ownerId: colleague.id, list: "users", name: canary, search: {} });
  await db.insert(schema.notificationSettings).values({ userId: world.client.user.id });
  const held = { why: "daily", dueAt: new Date().toISOString(), kind: "requestReceived" } as const;
  await db
    .insert(schema.heldMails)
    .values({ ...held, jobId: id, userId: world.client.user.id, data: { words: canary } });

  const full = (column: string) => sql`${JSON.stringify(filled(documents[column] as z.ZodType, words).value)}::jsonb`;
  for (const column of ["job_request_notes.before", "job_request_notes.after", "request_drafts.content"]) {
    const [table = "", name = ""] = column.split(".");
    const { count } = await sql`update ${sql(table)} set ${sql(name)} = ${full(column)}`;
    expect(count, column).toBeGreaterThan(0);
  }
  await sql`update saved_views set search = ${full("saved_views.search")} where owner_id = ${colleague.id}`;
  await db
    .update(schema.jobRequests)
    .set({ form: everyType, answers: given(questionsOfEachType) })
    .where(eq(schema.jobRequests.id, id));

  const spoken = (await found()).join("\n");
  for (const [column] of shapes.filter(([, shape]) => filled(shape, words).at.length > 0))
    expect(spoken).toContain(`public.${column}: `);
  for (const column of ["job_requests.answers", "audit_entries.details"])
    expect(spoken).toContain(`public.${column}: `);

  const people = [world.client.user.id, first.user.id, second.user.id, third.user.id, colleague.id];
  await db.transaction(async (tx) => {
    for (const userId of people) await eraseAccount(tx, userId);
  });
  await sql`update subscriptions set payer_name = null`;
  expect(await found()).toEqual([]);
  expect(await leftInAudit()).toEqual([
    "audit.redact.entries.left: a hash",
    "company.correct.fields",
    "jobRequest.edit.fields",
    "jobRequest.update.fields",
    "savedView.add.list",
    "subscription.create.after.currency",
    "subscription.update.currency",
    "user.update.fields",
  ]);
  const [left] = await db.select().from(schema.jobRequests).where(eq(schema.jobRequests.id, id));
  expect(left?.answers).toEqual(given(staying.map((type) => ({ id: type, type }))));
});
