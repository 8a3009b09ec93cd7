import type { CreateInput } from "@metiro/shared/job-request/schema";
import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { eq, sql } from "drizzle-orm";
import { inject } from "vitest";
import { applicationConfig, subcategories } from "../../../db/schema/index.ts";
import { contextOf } from "../../../test/app/caller.ts";
import type { TestDatabase } from "../../../test/database/database.ts";
import { rowsIn } from "../../../test/database/create-rows.ts";
import { remoteCalls } from "../../../test/processes/remote-calls.ts";
import { createCallerFactory } from "../../../trpc/init.ts";
import type { Actor } from "../../../trpc/actor.ts";
import { jobRequestRouter } from "../index.ts";

/** A form with a condition, a bound, an answer for lists and a sensitive one. */
const form: QuestionForm = {
  version: 1,
  steps: [
    {
      id: "room",
      title: { fr: "La pièce", en: "The room" },
      questions: [
        {
          id: "area",
          type: "number",
          label: { fr: "Surface" },
          required: true,
          unit: "m2",
          summary: true,
          validation: { min: 1, max: 60, step: 0.5 },
        },
        { id: "tenant", type: "yesNo", label: { fr: "Locataire ?" }, required: true },
        {
          id: "consent",
          type: "yesNo",
          label: { fr: "Accord écrit ?" },
          required: true,
          visibleIf: { q: "tenant", op: "eq", value: true },
        },
        { id: "from", type: "address", label: { fr: "Adresse" }, required: false, sensitive: true, summary: true },
      ],
    },
  ],
};

const callerOf = createCallerFactory(jobRequestRouter);
/** Named, so that the compiler need not spell out every call. */
export interface Calls extends ReturnType<typeof callerOf> {}

/** One trade in one district, a client, an admin, and as many companies that cover both as are wanted. */
export async function worldIn(database: TestDatabase, companyCount = 3) {
  const make = rowsIn(database.db);
  const remote = inject("processes").count > 0 ? await remoteCalls(database, "jobRequest") : undefined;
  const as = (actor: Actor, idempotencyKey?: string): Calls =>
    (remote?.(actor, idempotencyKey) as Calls | undefined) ??
    callerOf({ ...contextOf(database, actor), idempotencyKey });
  // Tests create more requests in a second than a client may in a day.
  await database.db
    .insert(applicationConfig)
    .values({ key: "jobRequest.dailyLimit", value: 0, type: "number", description: "Limite" });
  const category = await make.category();
  const subcategory = await make.subcategory(category.id);
  await database.db.update(subcategories).set({ questions: form }).where(eq(subcategories.id, subcategory.id));
  const region = await make.region();
  const subregion = await make.region({ parentId: region.id, name: "Lausanne" });
  const place = { subcategoryId: subcategory.id, subregionId: subregion.id };
  const admin = await make.admin();
  const client = await make.tenderer();
  const companies = await Promise.all(Array.from({ length: companyCount }, () => make.company({}, { serves: place })));

  const input = (values: Partial<CreateInput> = {}): CreateInput => ({
    ...place,
    title: "Rénover la salle de bain",
    description: "Remplacer la baignoire par une douche de plain-pied.",
    answers: { area: 6.5, tenant: false, from: { street: "Rue du Lac 1", postalCode: "1003", locality: "Lausanne" } },
    street: "Rue du Lac 1",
    postalCode: "1003",
    locality: "Lausanne",
    startPreference: "asap",
    ...values,
  });

  return {
    make,
    place: { ...place, categoryId: category.id, regionId: region.id },
    admin: { ...admin, call: as(admin) },
    client: { ...client, call: as(client.actor) },
    companies: companies.map((company) => ({ ...company, call: as(company.actor) })),
    as,
    input,
    /** The mails that wait in the queue, `kind → user ids`. */
    async queued() {
      const rows = await database.db.execute<{ kind: string; to: string }>(
        sql`select data->>'kind' as kind, data->>'to' as "to" from pgboss.job where name = 'mail' order by created_on, id`,
      );
      return rows.map(({ kind, to }) => ({ kind, to }));
    },
    forgetMails: () => database.db.execute(sql`delete from pgboss.job where name = 'mail'`),
  };
}
