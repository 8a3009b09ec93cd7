import { offered } from "./offers.ts";
import { proved } from "./proofs.ts";
import { reviewed } from "./reviews.ts";
import { showcased } from "./showcases.ts";
import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { configKeys } from "@metiro/shared/application-config/keys";
import { randomUUID } from "node:crypto";
import {
  addRecipient,
  createCompany,
  createJobRequest,
  createPost,
  createSubscription,
  createTenderer,
  createUser,
} from "../../factories/index.ts";
import { act, type World } from "./world.ts";

/** What people have beside the request, so that no field of any reading is left empty. */
export async function surround(world: World) {
  const { db, sql, people } = world;
  const { client, chosen, admin } = people;
  for (const [key, { type, isPublic, default: value }] of Object.entries(configKeys))
    await sql`
      insert into application_config (key, value, type, is_public, description)
      values (${key}, ${JSON.stringify(value)}::text::jsonb, ${type}, ${isPublic}, ${isPublic ? "Réglage" : "Réglagecanari"})`;
  await sql`update users set password_hash = 'Empreintecanari'`;
  const endpoints: string[] = [];
  for (const { userId } of Object.values(people)) {
    await sql`
      insert into documents (owner_id, kind, name, bytes, pages)
      values (${userId}, 'pdf', 'Papier.pdf', 900, 1), (${userId}, 'image', 'Photo.webp', 900, null)`;
    await sql`update sessions set device = 'Firefox', displaced_device = 'Safari' where user_id = ${userId}`;
    await sql`
      insert into sign_in_events (user_id, method, second_factor, outcome, address, device, from_new_device)
      values (${userId}, 'password', 'totp', 'opened', ${userId === client.userId ? "203.0.113.77" : "192.0.2.1"}, 'Firefox', true)`;
    await sql`
      insert into push_subscriptions (user_id, session_id, endpoint, public_key, auth_secret)
      select user_id, id, 'https://push.example/' || user_id, 'Cléabonnement', 'Secretcanari' from sessions
      where user_id = ${userId} limit 1`;
    await sql`
      insert into second_factors (user_id, kind, name, sealed_key, confirmed_at, last_used_at)
      values (${userId}, 'totp', 'Téléphone', 'Scellécanari', now(), now())`;
    await sql`
      insert into api_keys (user_id, name, hash, prefix, scopes, networks, expires_at, last_used_at, last_used_from, revoked_at)
      values (${userId}, 'Programme', 'Condensécanari' || ${userId}, 'mtr_7Kd0Qz', '{auth.profile}', '{192.0.2.0/24}', now() + interval '90 days',
        now(), '192.0.2.0', now())`;
    const [endpoint] = await sql<{ id: string }[]>`
      insert into webhook_endpoints (user_id, of_office, url, events, sealed_secret, sealed_former_secret, former_secret_until, off_at,
        off_reason, failing_since)
      values (${userId}, ${userId === admin.userId}, 'https://programme.exemple.ch/webhooks', '{message.sent}', 'Scelléscanari', 'Scelléscanari',
        now() + interval '1 day', now(), 'failing', now()) returning id`;
    if (endpoint) endpoints.push(endpoint.id);
    await sql`insert into webhook_slow_accounts (user_id, until) values (${userId}, now() + interval '1 hour')`;
    await sql`
      with event as (
        insert into webhook_events (type, data, told, due_at, dispatched_at)
        select 'message.sent', '{"messageId": "00000000-0000-7000-8000-000000000001"}', '{}', now(), now() from generate_series(1, 2) returning id),
      delivery as (
        insert into webhook_deliveries (event_id, endpoint_id, state, attempts, next_at, settled_at)
        select id, ${endpoint?.id ?? null}::uuid, state, 1, case when state = 'pending' then now() end, case when state <> 'pending' then now() end
        from (select id, case row_number() over (order by id) when 1 then 'delivered' else 'pending' end as state from event) as one
        returning id)
      insert into webhook_attempts (delivery_id, number, status, error, milliseconds) select id, 1, 500, 'status', 12 from delivery`;
  }
  await sql`
    insert into audit_entries (actor_id, action, entity, entity_id, details)
    select user_id, 'category.add', 'category', uuidv7(), jsonb_build_object('apiKey', jsonb_build_object('id', id, 'prefix', prefix))
    from api_keys where user_id = ${admin.userId}`;
  await sql`
    insert into sign_in_events (user_id, method, outcome, call, address)
    values (${client.userId}, 'call', 'forbidden', 'user.list', '203.0.113.77')`;
  await sql`
    insert into places (postal_code, locality, words, region_id, subregion_id, latitude, longitude)
    select '1003', 'Lausanne', ' lausanne', parent_id, id, 46.52, 6.63 from regions where parent_id is not null limit 1
    on conflict (postal_code) do update set latitude = excluded.latitude, longitude = excluded.longitude`;
  for (const { ownId } of [chosen, people.uninvited]) {
    await sql`insert into company_places (company_id, postal_code, radius_km) values (${ownId}, '1003', 10)`;
    await sql`update company_subregions set by_place = true where company_id = ${ownId}`;
  }
  await sql`
    insert into usual_figures (category_id, answer_percents, answer_minutes, accepted_percents, prices, currency)
    select id, '{60,75,90}', '{60,300,900}', '{10,20,40}', '{90000,200000,450000}', ${configKeys["site.currency"].default} from categories`;
  await sql`
    insert into usual_prices (subcategory_id, currency, region_id, count, low, median, high, stated_at)
    select subcategories.id, ${configKeys["site.currency"].default}, place.id, 12, 90000, 200000, 450000, now()
    from subcategories, (select id from regions where parent_id is null union all select null) as place`;
  await act(world, "client", "notification.update", { quiet: { from: 22, to: 6 } });
  await act(world, "chosen", "notification.update", { quiet: { from: 22, to: 6 } });
  await act(world, "chosen", "answerTemplate.add", {
    name: "Modèle",
    message: "Parolemodèle",
    priceMin: 100,
    priceMax: 200,
    priceUnit: "total",
    lines: [
      {
        standardLineId: randomUUID(),
        kind: "work",
        label: "Pose",
        quantity: 1,
        unit: "m2",
        unitPrice: 4_000,
        vatRate: 810,
        optional: false,
      },
    ],
  });
  await act(world, "admin", "savedView.add", { list: "jobRequests", name: "Vuecanari", search: { search: "x" } });
  const { id: colleague } = await createUser(db, { role: "Admin" });
  await sql`
    insert into saved_views (owner_id, list, name, search, shared, columns)
    values (${colleague}, 'jobRequests', 'Vuecanari', '{}', true, '["title"]')`;
  await draftOf(world);
  const term = { companyId: chosen.ownId, amount: 500, note: "Notecanari" };
  await createSubscription(db, { ...term, startsOn: "2026-01-01", endsOn: "2099-12-31" });
  await createSubscription(db, {
    ...term,
    startsOn: "2020-01-01",
    endsOn: "2020-12-31",
    canceledAt: "2020-02-01T00:00:00.000Z",
  });
  await createSubscription(db, { companyId: people.rejected.ownId, startsOn: "2100-01-01", endsOn: "2100-12-31" });
  await sql`
    insert into company_holidays (company_id, starts_on, ends_on) values (${people.uninvited.ownId}, current_date - 1, current_date + 1)`;
  await sql`update companies set paused_at = now() where id = ${people.uninvited.ownId}`;
  await act(world, "admin", "auth.createCompanyAdmin", {
    email: "invitee@canari.example",
    firstName: "Irène",
    lastName: "Invitée",
    companyName: "Entreprise invitée",
  });
  await sql`update users set locked_at = now() where email = 'invitee@canari.example'`;
  await sql`
    insert into regions (name, slug, parent_id, translations)
    select 'Nyon', 'nyon', id, '{"en": {"name": "Nyon", "description": "By the lake"}}' from regions where parent_id is null limit 1`;
  const [invited] = await sql<{ id: string; userId: string }[]>`
    select id, user_id as "userId" from companies where name = 'Entreprise invitée'`;
  const locked = await lockedClient(world);
  await past(world, locked.id);
  await sql`
    insert into attempts (kind, subject, user_id, at)
    select 'accountSecondFactor', ${client.userId}, ${client.userId}, now() from generate_series(1, 20)`;
  await sql`
    insert into attempts (kind, subject, at) select 'addressPassword', '203.0.113.9', now() from generate_series(1, 300)`;
  await sql`
    insert into question_form_versions (subcategory_id, revision, form, saved_by, note, restored_from)
    select subcategory_id, 2, jsonb_set(form, '{steps,0,questions,0,label,fr}', '"Aire"'), ${admin.userId}, 'Mieux', 1
    from question_form_versions where subcategory_id = ${world.subcategory.id}`;
  const { form, questionsRevision: baseRevision } = await formOf(world);
  for (const step of form.steps)
    for (const question of step.questions) if (question.id === "area") question.validation = { max: 1 };
  await act(world, "admin", "subCategory.saveFormDraft", {
    id: world.subcategory.id,
    form,
    baseRevision,
    draftRevision: 0,
  });
  await sql`
    insert into question_form_progress (subcategory_id, revision, screen, shown, passed)
    values (${world.subcategory.id}, 1, 'q-health', 9, 7), (${world.subcategory.id}, 1, 'place', 7, 6)`;
  await sql`insert into page_views (day, path, language, count) values (current_date, '/', 'fr', 3)`;
  await proved(world);
  const reviews = await reviewed(world);
  const promised = await relaunched(world);
  const showcase = await showcased(world, reviews[0] ?? "");
  await sql`
    insert into reports (kind, entity_id, reporter_id, about_id, job_request_id, reason, note, outcome, settled_at)
    select kind, ${reviews[0] ?? ""}, reporter, about, ${reviews[0] ?? ""}, 'fraud', 'Noteducanari', outcome, settled
    from (values ('jobRequest', ${world.people.chosen.userId}::uuid, ${world.people.client.userId}::uuid, null, null::timestamptz),
      ('company', ${world.people.client.userId}, ${world.people.chosen.userId}, 'acted', now())) as told (kind, reporter, about, outcome, settled)`;
  const offers = await offered(world);
  return {
    endpoints,
    reviews,
    showcase,
    promised,
    offers,
    locked,
    invited: invited ?? { id: "", userId: "" },
    ...(await posts(world)),
  };
}
export type Surroundings = Awaited<ReturnType<typeof surround>>;

/** A request that was sent on once, and one that is to be, of which the promise was kept and not. */
async function relaunched({ db, sql, people, place }: World): Promise<string[]> {
  const ids: string[] = [];
  for (const outcome of ["met", "missed"]) {
    const processedAt = new Date(Date.now() - 10 * 86_400_000).toISOString();
    const { id } = await createJobRequest(db, { ...place, tendererId: people.client.ownId, status: 4, processedAt });
    await addRecipient(db, { jobRequestId: id, companyId: (await createCompany(db)).id, createdAt: processedAt });
    await sql`
      insert into request_guarantees (job_request_id, started_at, due_at, current_due_at, counts_from, answers, outcome, settled_at)
      values (${id}, ${processedAt}, now() - interval '3 days', now() + interval '3 days', ${processedAt}, 1, ${outcome}, now())`;
    const isOpen = outcome === "missed";
    await sql`
      insert into request_relaunches (job_request_id, reason, uncovered, "end", ended_at, sent_to)
      values (${id}, 'missed', false, ${isOpen ? null : "sent"}, case when ${isOpen} then null else now() end, ${isOpen ? null : 2})`;
    ids.push(id);
  }
  return ids;
}

async function formOf({ sql, subcategory }: World) {
  const [row] = await sql<{ form: QuestionForm; questionsRevision: number }[]>`
    select questions as form, questions_revision as "questionsRevision" from subcategories where id = ${subcategory.id}`;
  if (!row) throw new Error("The subcategory is gone");
  return row;
}

/** A request that is begun, with all that can be told of one. */
async function draftOf(world: World) {
  const { sql, people, subcategory, subregion, region, image } = world;
  const [plan] = await sql<{ id: string }[]>`
    select id from documents where owner_id = ${people.client.userId} and kind = 'pdf' limit 1`;
  const content = {
    title: "Brouilloncanari",
    description: "Une douche.",
    street: "Rue 3",
    locality: "Lausanne",
    postalCode: "1003",
    answers: { health: "Brouillonnée", area: 3, inside: ["photo"], when: { from: "2030-01-01" } },
    regionId: region.id,
    subregionId: subregion.id,
    startPreference: "on_date",
    startDate: "2030-01-01",
    budgetMin: 1,
    budgetMax: 2,
    proposedTitle: "Proposé",
    photoIds: [await image(people.client.userId)],
    planIds: [plan?.id ?? ""],
    knownPhotos: [await image(people.client.userId)],
    reopenedFromId: randomUUID(),
    wish: { id: randomUUID(), name: "Entreprise souhaitée" },
    leftBehind: { number: "2026-000001", labels: ["Surface"] },
    idempotencyKey: "key",
  };
  await act(world, "client", "requestDraft.save", { subcategoryId: subcategory.id, baseRevision: 0, content });
}

/** A client who may not come in, for reasons that are the back office's. */
async function lockedClient({ db, sql, subregion }: World) {
  const at = "2026-01-01T00:00:00.000Z";
  const words = { lastName: "Fermé", phone: "+41791000099", lockReason: "Motifcanari" };
  const locked = await createTenderer(db, { user: { ...words, lockedAt: at, lastLoginAt: at } });
  await sql`
    update tenderers set street = 'Rue 1', postal_code = '1003', locality = 'Lausanne', subregion_id = ${subregion.id} where id = ${locked.id}`;
  return locked;
}

/** What companies did before: enough that their figures are told. */
async function past({ db, sql, people, place }: World, tendererId: string) {
  const companyId = people.chosen.ownId;
  for (const days of [20, 21, 22, 23, 24, 25, 26, 40, 41, 100, 101]) {
    const ago = (more: number) => new Date(Date.now() - (days - more) * 86_400_000).toISOString();
    const times = { createdAt: ago(0), processedAt: ago(0.1), status: 4 as const };
    const done = { doneAt: ago(1), doneOn: ago(1).slice(0, 10), doneCompanyId: companyId };
    const { id } = await createJobRequest(db, { ...place, tendererId, ...times });
    const accepted = {
      response: "interested",
      clientDecision: "accepted",
      respondedAt: ago(0.5),
      decidedAt: ago(0.8),
    } as const;
    await addRecipient(db, { jobRequestId: id, companyId, createdAt: ago(0.1), ...accepted });
    const declined = { response: "declined", declineReason: "other_trade", respondedAt: ago(0.5) } as const;
    const far = { ...declined, declineReason: "too_far" } as const;
    await addRecipient(db, {
      jobRequestId: id,
      companyId: people.declined.ownId,
      createdAt: ago(0.1),
      ...(days % 2 === 0 ? declined : far),
    });
    await sql`update job_requests set ${sql({ done_at: done.doneAt, done_on: done.doneOn, done_company_id: companyId })} where id = ${id}`;
  }
}

/** A post that everybody reads, with changes that nobody may read yet, and one that is not published. */
async function posts(world: World) {
  const { db, category, people, image } = world;
  const cover = await image(people.admin.userId);
  const post = await createPost(db, {
    title: "Article public",
    slug: "article-public",
    coverImageId: cover,
    coverAlt: "Une image",
    metaDescription: "En bref.",
    categoryId: category.id,
    published: true,
    publishedAt: "2026-01-01T00:00:00.000Z",
    translations: {
      en: {
        title: "Public post",
        summary: "Short.",
        content: "<p>Text.</p>",
        coverAlt: "A picture",
        metaDescription: "In short.",
      },
    },
  });
  const summary = "Changementcanari";
  await act(world, "admin", "blog.saveDraft", { id: post.id, baseRevision: 1, summary });
  return { post, unpublished: await createPost(db, { title: "Articlecanari", slug: "articlecanari" }) };
}

/**
 * The mails of a request as if they had been given up, one that is tried again, those that wait by their reader's choice, and one that
 * was sent; beside them what was deleted. The ids of the first.
 */
export async function unsentMails({ sql, people }: World, jobRequestId: string): Promise<string[]> {
  const to = people.client.userId;
  const digestId = randomUUID();
  await sql`
    insert into held_mails (job_id, user_id, kind, data, why, due_at, digest_id)
    select uuidv7(), ${to}, data->>'kind', data->'data', 'daily', now() + interval '1 day', digest
    from pgboss.job, unnest(array[null, ${digestId}]::uuid[]) as digest
    where name = 'mail' and data->>'to' = ${to} and data->'data'->>'jobRequestId' = ${jobRequestId}`;
  const digest = JSON.stringify({ kind: "dailyDigest", to, data: { digestId } });
  const failed = await sql<{ id: string }[]>`
    insert into pgboss.job (name, data, source_id, source_output, source_created_on, source_retry_count)
    select 'mail.failed', mail.data, uuidv7(), '{"code": "x"}', now(), 1
    from (
      select distinct on (data->>'kind') data from pgboss.job where name = 'mail' and data->'data'->>'jobRequestId' = ${jobRequestId}
      union all select ${digest}::text::jsonb
    ) as mail
    returning source_id as id`;
  await sql`
    update pgboss.job set state = 'retry', retry_count = 1, output = '{"code": "x"}'
    where name = 'mail' and data->>'kind' = 'answerReceived' and data->'data'->>'jobRequestId' = ${jobRequestId}`;
  await sql`insert into sent_mails (id, user_id, kind, data, outcome) values (uuidv7(), ${to}, 'requestReceived',
    ${JSON.stringify({ jobRequestId })}::text::jsonb, 'sent')`;
  await sql`
    insert into bin_entries (kind, entity_id, label, number, rows, deleted_by)
    values ('jobRequest', uuidv7(), 'Corbeillecanari', '2026-999999', '[]', ${people.admin.userId})`;
  return failed.map(({ id }) => id);
}
