import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { createCallerFactory } from "../../trpc/init.ts";
import { appRouter } from "../../app/router.ts";
import { contextOf, refusal } from "../app/caller.ts";
import { testDatabase } from "../database/database.ts";
import { rowsIn } from "../database/create-rows.ts";
import { procedures } from "../surface/calls.ts";

const database = await testDatabase();
const make = rowsIn(database.db);
const callerOf = createCallerFactory(appRouter);
const by = (actor: Parameters<typeof contextOf>[1]) => callerOf(contextOf(database, actor));

const admin = by(await make.admin());
const company = by((await make.company()).actor);
const client = by({ ...(await make.tenderer()).actor, profileCompleted: false });
const { id: categoryId } = await make.category();
const { id: cantonId } = await make.region();
const { id: districtId } = await make.region({ parentId: cantonId });
await database.sql`
  insert into application_config (key, value, type, description) values ('jobRequest.answerDays', '7', 'number', '')`;

const words = { fr: { questions: [{ question: "Quand ?", answer: "Demain." }] } };
const texts = { en: { name: "Painting", description: "Walls." } };

interface Update {
  /** What a new row is given; each update of it is told the same names. */
  full: object;
  /** The row that the update is of, and what the call takes besides. */
  id?: object;
  save: (input: never) => Promise<unknown>;
  read: () => Promise<unknown>;
  /** Of a field that null clears, what it is read as; absent unless told. */
  cleared?: Record<string, unknown>;
}

async function added(
  row: { id: string },
  rest: Pick<Update, "full" | "save"> & { read: (id: string) => Promise<unknown> },
): Promise<Update> {
  return { ...rest, id: { id: row.id }, read: () => rest.read(row.id) };
}

const categoryFull = {
  name: "Peinture",
  description: "Murs.",
  icon: "paint-roller",
  position: 3,
  popular: true,
  translations: texts,
  guide: words,
};
const subcategoryFull = {
  categoryId,
  name: "Salon",
  description: "Le salon.",
  position: 4,
  translations: texts,
  guide: words,
  keywords: { fr: ["mur"] },
};
const regionFull = { name: "Lavaux", parentId: cantonId, code: "LV", translations: texts };
const blogFull = {
  title: "Rénover sa façade",
  summary: "En bref.",
  content: "<p>Un texte.</p>",
  categoryId,
  coverAlt: "Une façade",
  metaDescription: "Les signes à regarder.",
  authorName: "Anne Favre",
  slug: "autre-adresse",
  translations: { en: { title: "Renovate a wall", summary: "In short.", content: "<p>A text.</p>" } },
  published: true,
  publishedAt: "2026-01-02T03:04:05.000Z",
};
const { published: _published, publishedAt: _publishedAt, ...workFull } = blogFull;
const templateFull = {
  name: "Visite",
  message: "Bonjour.",
  priceMin: 100,
  priceMax: 200,
  priceUnit: "hour" as const,
  currency: "CHF",
  lines: [{ kind: "work" as const, label: "Visite", unit: "lump" as const, optional: false }],
};
const companyFull = {
  name: "Atelier",
  uid: "CHE-100.155.212",
  description: "Nous.",
  website: "https://atelier.ch",
  phone: "+41791234567",
  street: "Rue 1",
  postalCode: "1007",
  locality: "Lausanne",
  foundedYear: 1990,
  employees: "1" as const,
};
const contact = { phone: "+41791234567", street: "Rue 1", postalCode: "1007", locality: "Lausanne" };

/** Every call that updates, with a row whose every field is filled. A call without one fails the test. */
const updates: Record<string, () => Promise<Update>> = {
  "category.update": async () =>
    added(await admin.category.add(categoryFull), {
      full: categoryFull,
      save: admin.category.update,
      read: (id) => admin.category.get({ id }),
    }),
  "subCategory.update": async () =>
    added(await admin.subCategory.add(subcategoryFull), {
      full: subcategoryFull,
      save: admin.subCategory.update,
      read: (id) => admin.subCategory.get({ id }),
    }),
  "region.update": async () =>
    added(await admin.region.add(regionFull), {
      full: regionFull,
      save: admin.region.update,
      read: async (id) => (await admin.region.list()).find((one) => one.id === id),
    }),
  "blog.update": async () => ({
    ...(await added(await admin.blog.add(blogFull), {
      full: blogFull,
      save: admin.blog.update,
      read: (id) => admin.blog.get({ id }),
    })),
    cleared: {
      authorName: expect.any(String),
      slug: "renover-sa-facade",
      publishedAt: expect.stringMatching(/^20/),
      coverImageId: undefined,
    },
  }),
  "blog.saveDraft": async () => ({
    ...(await added(await admin.blog.add({ ...blogFull, slug: "encore-une-adresse", published: false }), {
      full: { ...workFull, slug: "encore-une-adresse" },
      save: admin.blog.saveDraft,
      read: (id) => admin.blog.getDraft({ id }),
    })),
    cleared: { authorName: expect.any(String), slug: expect.stringMatching(/^renover-sa-facade/) },
  }),
  "answerTemplate.update": async () =>
    added(await company.answerTemplate.add(templateFull), {
      full: templateFull,
      save: company.answerTemplate.update,
      read: async (id) => (await company.answerTemplate.list()).find((one) => one.id === id),
    }),
  "webhook.update": async () => {
    const full = { url: "https://exemple.ch/webhooks", events: ["message.sent" as const], active: true };
    const { endpoint } = await client.webhook.add({ url: full.url, events: full.events });
    return added(endpoint, { full, save: client.webhook.update, read: (id) => client.webhook.get({ id }) });
  },
  "savedView.update": async () => {
    const full = {
      name: "Lausanne",
      search: { status: "active" },
      isDefault: true,
      shared: true,
      columns: ["number", "title"],
    };
    return added(await admin.savedView.add({ list: "jobRequests", ...full }), {
      full,
      save: admin.savedView.update,
      read: async (id) => (await admin.savedView.list({ list: "jobRequests" })).find((one) => one.id === id),
    });
  },
  "company.update": async () => {
    await company.company.update(companyFull);
    return { full: companyFull, save: company.company.update, read: () => company.company.own() };
  },
  "tenderer.update": async () => {
    const full = { ...contact, subregionId: districtId };
    await client.tenderer.update(full);
    return { full, save: client.tenderer.update, read: () => client.tenderer.own() };
  },
  "auth.updateProfile": async () => {
    const full = { firstName: "Anne", lastName: "Favre", phone: contact.phone, lang: "en" as const };
    await client.auth.updateProfile(full);
    return { full, save: client.auth.updateProfile, read: () => client.auth.profile() };
  },
  "user.update": async () => {
    const full = { firstName: "Anne", lastName: "Favre", lang: "en" as const, ...contact, subregionId: districtId };
    const row = await make.tenderer();
    const own = by({ ...row.actor, profileCompleted: false });
    await database.sql`update users set profile_completed = false where id = ${row.user.id}`;
    await admin.user.update({ id: row.user.id, ...full });
    const read = async () => ({ ...(await own.tenderer.own()), ...(await own.auth.profile()) });
    return { full, id: { id: row.user.id }, save: admin.user.update, read };
  },
  "subscription.update": async () => {
    const full = { startsOn: "2031-01-01", endsOn: "2031-12-31", amount: 5000, note: "Virement" };
    const row = await make.subscription({ ...full, companyId: (await make.company()).id });
    const read = async () =>
      (await admin.subscription.listByCompany({ companyId: row.companyId })).find(({ id }) => id === row.id);
    return { full, id: { id: row.id }, save: admin.subscription.update, read };
  },
  "jobRequest.update": async () => {
    const row = await make.tenderer();
    const own = by(row.actor);
    const { id: subcategoryId } = await make.subcategory(categoryId);
    const place = { subcategoryId, subregionId: districtId };
    const { id } = await make.request(row.id, place, { budgetMin: 100, budgetMax: 200, startPreference: "flexible" });
    const full = {
      title: "",
      description: "",
      startPreference: "flexible",
      startDate: "",
      budgetMin: 100,
      budgetMax: 200,
      answers: {},
      photoIds: [],
      planIds: [],
    };
    return { full, id: { id }, save: own.jobRequest.update, read: () => own.jobRequest.get({ id }) };
  },
  "notification.update": async () => {
    const full = {
      choices: { answerReceived: "daily" as const },
      digestHour: 12,
      quiet: { from: 22, to: 6 },
      push: { answerReceived: false },
    };
    await client.notification.update(full);
    return { full, save: client.notification.update, read: () => client.notification.own(), cleared: { quiet: null } };
  },
  "applicationConfig.update": async () => {
    const read = async () => (await admin.applicationConfig.list()).find(({ key }) => key === "jobRequest.answerDays");
    const item = await read();
    return {
      full: { value: 7 },
      id: { appconfigId: item?.appconfigId ?? "" },
      save: admin.applicationConfig.update,
      read,
      cleared: { value: 5 },
    };
  },
};

/** Saves something new at once, so that nothing of it can be left as it was. */
const whole = ["offer.saveDraft", "subCategory.updateQuestions"];

test("every call that updates is walked", () => {
  const paths = procedures.map(({ path }) => path).filter((path) => /\.(update|saveDraft)/.test(path));
  expect(paths.toSorted()).toEqual([...Object.keys(updates), ...whole].toSorted());
});

/** Whether an update may clear the field: whether null is taken for it. */
const isClearable = (field: z.ZodType): boolean => field.safeParse(null).success;

const shapeOf = (path: string) => procedures.find((one) => one.path === path)?.fields ?? {};

/** What each save writes, even one that changes nothing that was given. */
const kept = ({ ...row }: Record<string, unknown>) => {
  for (const name of ["revision", "profileRevision", "updatedAt", "publicSlug", "changes"]) delete row[name];
  return row;
};
const rowOf = async ({ read }: Update) => (await read()) as Record<string, unknown>;

describe.each(Object.keys(updates))("%s", (path) => {
  const update = updates[path];
  if (!update) throw new Error(`${path} has no row`);

  test("keeps what is absent, clears what is null, and refuses null where a row always has something", async () => {
    const made = await update();
    const send = async (input: object) => made.save({ ...made.id, ...input } as never);
    const before = await rowOf(made);

    await send({});
    expect(await rowOf(made)).toEqual(before);

    const fields = Object.keys(made.full);
    const shape = shapeOf(path);
    const unfilled = Object.keys(shape).filter((name) => !fields.includes(name));
    expect(unfilled.filter((name) => !/^(id|appconfigId|baseRevision|coverImageId|logoId)$/.test(name))).toEqual([]);

    for (const name of fields) {
      const field = shape[name];
      if (!field || isClearable(field)) continue;
      expect([name, await refusal(send({ [name]: null }))]).toMatchObject([
        name,
        { code: "VALIDATION_FAILED", errors: { [name]: [expect.anything()] } },
      ]);
    }
    expect(await rowOf(made)).toEqual(before);

    // Prices go before the unit that they need.
    for (const name of fields.filter((field) => shape[field] && isClearable(shape[field]))) {
      const stood = await rowOf(made);
      if (path === "region.update" && name === "parentId") continue;
      await send({ [name]: null });
      const row = await rowOf(made);
      expect([name, row[name]]).toEqual([name, made.cleared?.[name]]);
      expect(kept({ ...row, [name]: 0 })).toEqual(kept({ ...stood, [name]: 0 }));
    }
  });
});

describe("a complete profile", () => {
  test("of a client keeps each part of it", async () => {
    const row = await make.tenderer();
    const complete = { ...contact, subregionId: districtId };
    await by({ ...row.actor, profileCompleted: false }).tenderer.completeProfile(complete);
    const own = by({ ...row.actor, profileCompleted: true });
    for (const name of Object.keys(complete))
      expect(await refusal(own.tenderer.update({ [name]: null }))).toMatchObject({
        code: "VALIDATION_FAILED",
        errors: { [name]: [{ rule: "required" }] },
      });
    expect(await refusal(own.auth.updateProfile({ phone: null }))).toMatchObject({
      errors: { phone: [{ rule: "required" }] },
    });
    expect(await own.tenderer.update({ street: "Rue 2" })).toMatchObject({ ...complete, street: "Rue 2" });
  });

  test("of a company keeps a name, a trade and a district", async () => {
    const { id: trade } = await make.subcategory(categoryId);
    const row = await make.company();
    await by({ ...row.actor, profileCompleted: false }).company.completeProfile({
      name: "Atelier",
      subcategoryIds: [trade],
      subregionIds: [districtId],
    });
    const { company: own } = by({ ...row.actor, profileCompleted: true });
    const none = { subcategoryIds: [], subregionIds: [] };
    const tooFew = [{ rule: "tooFew", min: 1 }];
    expect(await refusal(own.setSubcategories(none))).toMatchObject({ errors: { subcategoryIds: tooFew } });
    expect(await refusal(own.setSubregions(none))).toMatchObject({ errors: { subregionIds: tooFew } });
    expect(await refusal(own.setCoverage(none))).toMatchObject({
      errors: { subcategoryIds: tooFew, subregionIds: tooFew },
    });
    expect(await own.own()).toMatchObject({ subcategories: [{ id: trade }], subregions: [{ id: districtId }] });
  });
});

test("an answer's price does not lose the unit that it needs", async () => {
  const { id } = await company.answerTemplate.add({ ...templateFull, name: "Autre" });
  expect(await refusal(company.answerTemplate.update({ id, priceUnit: null }))).toMatchObject({
    errors: { priceUnit: [{ rule: "required" }] },
  });
  expect(await refusal(company.answerTemplate.update({ id, priceMax: 1 }))).toMatchObject({
    errors: { priceMax: [{ rule: "amountsReversed" }] },
  });
});

test("a district does not become a canton", async () => {
  expect(await refusal(admin.region.update({ id: districtId, parentId: null }))).toMatchObject({
    errors: { parentId: [{ rule: "required" }] },
  });
  expect(await admin.region.update({ id: cantonId, parentId: null })).not.toHaveProperty("parentId");
});
