import { randomUUID } from "node:crypto";
import type { ProcedurePath } from "@metiro/shared/permissions";
import { slugOf } from "@metiro/shared/text/slug";
import {
  createCategory,
  createCompany,
  createJobRequest,
  createPost,
  createRegion,
  createSubcategory,
  createSubregion,
  createTenderer,
} from "../../../factories/index.ts";
import { conversationCases } from "./conversation-cases.ts";
import { keyCases } from "./key-cases.ts";
import { canceled, request, requestCases } from "./request-cases.ts";
import { admin, idOf, type RowCase, type World } from "./row-case.ts";
import { trustCases } from "./trust-cases.ts";
import { subscriptionCases } from "./subscription-cases.ts";
import { userCases } from "./user-cases.ts";
import { webhookCases } from "./webhook-cases.ts";

const everybody = ["anonymous", "tenderer", "otherTenderer", "company", "otherCompany", "admin"] as const;

/** A post that everybody may read, with an address of its own title. */
async function published({ db }: World) {
  const title = `Article ${randomUUID()}`;
  const times = { published: true, publishedAt: new Date().toISOString() };
  const { id, slug, summary, content } = await createPost(db, { title, slug: slugOf(title), ...times });
  return { id, slug, title, summary, content, published: true };
}

/** A post with something that is not published yet. */
async function changed(world: World) {
  const { id } = await published(world);
  await world.sql`
    update blogs set changed_at = now(), changes = jsonb_build_object('title', 'Autre titre', 'coverImageId', null)
    where id = ${id}`;
  return { id };
}

const draftOfForm = { form: { version: 1, steps: [] }, baseRevision: 1 };

/** A subcategory whose form is being written. */
async function formDraft({ db, sql }: World) {
  const { id } = await createSubcategory(db);
  await sql`
    insert into question_form_drafts (subcategory_id, form, base_revision, saved_at)
    values (${id}, '{"version":1,"steps":[]}', 1, now())`;
  return { id };
}

async function view({ sql, people }: World) {
  const [row] = await sql<{ id: string }[]>`
    insert into saved_views (owner_id, list, name, search) values (${people.admin.userId}, 'jobRequests', ${randomUUID()}, '{}')
    returning id`;
  return row?.id;
}

async function template({ sql, people }: World) {
  const [row] = await sql<{ id: string }[]>`
    insert into answer_templates (company_id, name, message) values (${people.company.ownId}, ${randomUUID()}, 'Bonjour')
    returning id`;
  return row?.id;
}

/** A mail that the admin got. */
async function sent({ sql, people }: World, kind: string) {
  const [row] = await sql<{ id: string }[]>`
    insert into sent_mails (id, user_id, kind, data, outcome)
    values (uuidv7(), ${people.admin.userId}, ${kind}, ${JSON.stringify({ jobRequestId: people.admin.userId })}::text::jsonb, 'sent') returning id`;
  return { id: row?.id };
}

/** A request that an admin has deleted. */
async function binned(world: World) {
  const entityId = (await request(world)).id;
  const { number, title: label } = { number: "2026-999999", title: "Corbeille" };
  const [row] = await world.sql<{ id: string }[]>`
    insert into bin_entries (kind, entity_id, label, number, rows)
    select 'jobRequest', r.id, ${label}, ${number}, jsonb_build_array(jsonb_build_object('table', 'job_requests',
      'rows', jsonb_build_array(to_jsonb(r) - 'search'))) from job_requests r where r.id = ${entityId} returning id`;
  await world.sql`delete from job_requests where id = ${entityId}`;
  return { id: row?.id };
}

/** A draft of the client `tenderer`. */
async function draft(world: World) {
  const subcategoryId = (await createSubcategory(world.db)).id;
  await world.sql`
    insert into request_drafts (tenderer_id, subcategory_id, idempotency_key, content)
    values (${world.people.tenderer.ownId}, ${subcategoryId}, ${randomUUID()}, '{"answers": {}, "idempotencyKey": "k"}')`;
  return { subcategoryId };
}

/** An app of the client `tenderer`, which shows codes. */
async function factorOf({ sql, people }: World) {
  const [row] = await sql<{ id: string }[]>`
    insert into second_factors (user_id, kind, name, sealed_key, confirmed_at)
    values (${people.tenderer.userId}, 'totp', 'Téléphone', 'sealed', now()) returning id`;
  return { id: row?.id };
}

/** A row for each call that names one in its path. A call without its row here fails the contract test. */
export const rowCases: Partial<Record<ProcedurePath, RowCase>> = {
  ...userCases,
  "auth.endSession": {
    finds: ["tenderer"],
    async input({ sql, people }) {
      const [row] = await sql<{ id: string }[]>`
        insert into sessions (user_id) values (${people.tenderer.userId}) returning id`;
      return { id: row?.id };
    },
  },

  "auth.renameFactor": { finds: ["tenderer"], input: async (world) => ({ ...(await factorOf(world)), name: "Autre" }) },
  "auth.removeFactor": { finds: ["tenderer"], input: factorOf },

  "auth.resendInvitation": {
    finds: admin,
    input: ({ db }) => idOf(createCompany(db, { user: { emailConfirmed: false } })),
    conflicting: ({ db }) => idOf(createCompany(db, { user: { passwordHash: "chosen" } })),
  },

  "tenderer.get": { finds: admin, input: ({ db }) => idOf(createTenderer(db)) },

  "mail.retry": {
    finds: admin,
    async input({ sql }) {
      const [row] = await sql<{ id: string }[]>`
        insert into pgboss.job (name, data, source_id)
        values ('mail.failed', '{"kind": "newRequest", "to": "", "data": {}}', uuidv7()) returning source_id as id`;
      return { id: row?.id };
    },
  },

  "mail.resend": {
    finds: admin,
    input: (world) => sent(world, "requestReceived"),
    conflicting: (world) => sent(world, "signInCode"),
  },
  "bin.restore": {
    finds: admin,
    input: binned,
    async conflicting(world) {
      const entry = await binned(world);
      // A client that was never there.
      await world.sql`update bin_entries set rows = jsonb_set(rows, '{0,rows,0,tenderer_id}', to_jsonb(uuidv7())) where id = ${String(entry.id)}`;
      return entry;
    },
  },
  "bin.erase": { finds: admin, input: binned },
  "mail.preview": {
    finds: admin,
    async input({ sql, people }) {
      const data = { kind: "newRequest", to: people.admin.userId, data: { jobRequestId: people.admin.userId } };
      const [row] = await sql<{ id: string }[]>`
        insert into pgboss.job (name, data, source_id) values ('mail.failed', ${JSON.stringify(data)}::text::jsonb, uuidv7())
        returning source_id as id`;
      return { id: row?.id };
    },
  },

  "requestDraft.get": { finds: ["tenderer"], input: draft },
  "requestDraft.remove": { finds: ["tenderer"], input: draft },
  "requestDraft.save": {
    finds: ["tenderer", "otherTenderer"],
    input: async ({ db }) => ({
      subcategoryId: (await createSubcategory(db)).id,
      baseRevision: 0,
      content: { answers: {}, idempotencyKey: randomUUID() },
    }),
  },

  "answerTemplate.update": {
    finds: ["company"],
    input: async (world) => ({ id: await template(world), name: randomUUID(), message: "Bonjour" }),
  },
  "answerTemplate.delete": { finds: ["company"], input: async (world) => ({ id: await template(world) }) },
  "savedView.update": { finds: admin, input: async (world) => ({ id: await view(world), name: randomUUID() }) },
  "savedView.delete": { finds: admin, input: async (world) => ({ id: await view(world) }) },

  "category.get": { finds: everybody, input: ({ db }) => idOf(createCategory(db)) },
  "category.update": {
    finds: admin,
    input: async ({ db }) => {
      const { id, name } = await createCategory(db);
      return { id, name: `${name} bis` };
    },
  },
  "category.delete": {
    finds: admin,
    input: ({ db }) => idOf(createCategory(db)),
    conflicting: async ({ db }) => ({ id: (await createJobRequest(db)).categoryId }),
  },

  "category.merge": {
    finds: admin,
    input: async ({ db }) => ({ id: (await createCategory(db)).id, targetId: (await createCategory(db)).id }),
  },

  "subCategory.listByCategory": {
    finds: everybody,
    input: async ({ db }) => ({ categoryId: (await createCategory(db)).id }),
  },
  "price.listBySubcategory": {
    finds: everybody,
    input: async ({ db }) => ({ subcategoryId: (await createSubcategory(db)).id }),
  },
  "price.get": {
    finds: everybody,
    input: async ({ db }) => ({
      subcategoryId: (await createSubcategory(db)).id,
      regionId: (await createRegion(db)).id,
    }),
  },
  "subCategory.get": { finds: everybody, input: ({ db }) => idOf(createSubcategory(db)) },
  "subCategory.update": {
    finds: admin,
    input: async ({ db }) => {
      const { id, name, categoryId } = await createSubcategory(db);
      return { id, categoryId, name: `${name} bis` };
    },
  },
  "subCategory.delete": {
    finds: admin,
    input: ({ db }) => idOf(createSubcategory(db)),
    conflicting: async ({ db }) => ({ id: (await createJobRequest(db)).subcategoryId }),
  },
  "subCategory.merge": {
    finds: admin,
    input: async ({ db }) => ({ id: (await createSubcategory(db)).id, targetId: (await createSubcategory(db)).id }),
  },
  "subCategory.updateQuestions": {
    finds: admin,
    input: async ({ db }) => ({ id: (await createSubcategory(db)).id, questions: { version: 1, steps: [] } }),
    conflicting: async ({ db }) => ({
      id: (await createSubcategory(db)).id,
      questions: { version: 1, steps: [] },
      baseRevision: 99,
    }),
  },
  "subCategory.formDraft": { finds: admin, input: formDraft },
  "subCategory.saveFormDraft": {
    finds: admin,
    input: async ({ db }) => ({ id: (await createSubcategory(db)).id, ...draftOfForm, draftRevision: 0 }),
    conflicting: async (world) => ({ ...(await formDraft(world)), ...draftOfForm, draftRevision: 9 }),
  },
  "subCategory.discardFormDraft": {
    finds: admin,
    input: async (world) => ({ ...(await formDraft(world)), draftRevision: 1 }),
    conflicting: async (world) => ({ ...(await formDraft(world)), draftRevision: 9 }),
  },
  "subCategory.formProgress": { finds: admin, input: ({ db }) => idOf(createSubcategory(db)) },
  "subCategory.replayForm": { finds: admin, input: ({ db }) => idOf(createSubcategory(db)) },
  "subCategory.formVersions": { finds: admin, input: ({ db }) => idOf(createSubcategory(db)) },
  "subCategory.formVersion": {
    finds: admin,
    input: async ({ db }) => ({ id: (await createSubcategory(db)).id, revision: 1 }),
  },

  "region.update": {
    finds: admin,
    input: async ({ db }) => {
      const { id, name } = await createRegion(db);
      return { id, name: `${name} bis` };
    },
  },
  "region.delete": {
    finds: admin,
    input: ({ db }) => idOf(createRegion(db)),
    conflicting: async ({ db }) => ({ id: (await createJobRequest(db)).subregionId }),
  },

  "company.matching": {
    finds: admin,
    input: async ({ db }) => ({
      subregionId: (await createSubregion(db)).id,
      subcategoryId: (await createSubcategory(db)).id,
    }),
  },
  "company.addNote": {
    finds: admin,
    input: async ({ db }) => ({ id: (await createCompany(db)).id, text: "A rappelé." }),
  },
  "company.verify": {
    finds: admin,
    input: async ({ db }) => ({ id: (await createCompany(db)).id, verified: true }),
  },
  "company.correct": {
    finds: admin,
    input: async ({ db }) => ({ id: (await createCompany(db)).id, name: "Peinture Morand Sàrl", website: null }),
    conflicting: async ({ db }) => ({ id: (await createCompany(db)).id, name: "Morand", baseRevision: 7 }),
  },
  "company.pause": {
    finds: admin,
    input: async ({ db }) => ({ id: (await createCompany(db)).id, paused: true }),
  },
  "company.removeHoliday": {
    finds: ["company"],
    input: async ({ sql, people }) => {
      const [row] = await sql<{ id: string }[]>`
        insert into company_holidays (company_id, starts_on, ends_on)
        select ${people.company.ownId}, day, day
        from (select coalesce(max(ends_on), date '2090-01-01') + 1 as day from company_holidays) as next
        returning id`;
      return { id: row?.id };
    },
  },
  "notification.removeDevice": {
    finds: ["company"],
    input: async ({ sql, people }) => {
      const [row] = await sql<{ id: string }[]>`
        insert into push_subscriptions (user_id, endpoint, public_key, auth_secret)
        values (${people.company.userId}, ${`https://push.example/${randomUUID()}`}, 'a', 'b') returning id`;
      return { id: row?.id };
    },
  },
  "company.get": { finds: admin, input: ({ db }) => idOf(createCompany(db)) },

  "blog.get": { finds: everybody, input: (world) => idOf(published(world)) },
  "blog.getBySlug": {
    finds: everybody,
    input: async (world) => ({ slug: (await published(world)).slug }),
  },
  "blog.update": {
    finds: admin,
    input: published,
    conflicting: async (world) => ({ ...(await published(world)), slug: (await published(world)).slug }),
  },
  "blog.getDraft": { finds: admin, input: async (world) => ({ id: (await published(world)).id }) },
  "blog.saveDraft": {
    finds: admin,
    input: async (world) => ({ ...(await published(world)), translations: {}, baseRevision: 1 }),
    conflicting: async (world) => ({ ...(await published(world)), translations: {}, baseRevision: 2 }),
  },
  "blog.discardChanges": {
    finds: admin,
    input: changed,
    conflicting: async (world) => ({ id: (await published(world)).id }),
  },
  "blog.publish": {
    finds: admin,
    input: async (world) => ({ id: (await published(world)).id, published: true }),
    conflicting: async (world) => ({ id: (await published(world)).id, published: true, baseRevision: 2 }),
  },
  "blog.delete": { finds: admin, input: async (world) => ({ id: (await published(world)).id }) },

  "applicationConfig.update": {
    finds: admin,
    async input({ sql }) {
      const [row] = await sql<{ id: string }[]>`
        insert into application_config (key, value, type, description)
        values ('site.name', '"Metiro"', 'text', 'Name')
        on conflict (key) do update set key = excluded.key returning id`;
      return { appconfigId: row?.id, value: "Metiro" };
    },
  },
  ...keyCases,
  ...webhookCases,
  ...trustCases,
  ...subscriptionCases,
  ...requestCases,
  ...conversationCases({ request, canceled }),
};
