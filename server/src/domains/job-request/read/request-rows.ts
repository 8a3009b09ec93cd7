import { type Placeholder, type SQL, and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { requestChangedAt } from "../../../db/queries/changes.ts";
import { distanceToWork, placeOfWork } from "../../../db/queries/kilometres.ts";
import { delivered } from "../../../db/queries/recipients.ts";
import { prepared } from "../../../db/prepared.ts";
import {
  categories,
  companies,
  documents,
  files,
  jobRequestCompanies,
  jobRequestPhotos,
  jobRequestPlans,
  jobRequests,
  places,
  regions,
  requestWishes,
  subcategories,
  tenderers,
  users,
} from "../../../db/schema/index.ts";
import { alias } from "drizzle-orm/pg-core";
import { notesJson, unansweredCount } from "./notes/note-rows.ts";
import { type Viewer, visibleTo } from "../access/policy.ts";
import { type RecipientJson, recipientsJson } from "./recipient-rows.ts";
import { arrayLiteral } from "../../../db/rows/array-literal.ts";

const subregions = alias(regions, "subregions");
const formerRequests = alias(jobRequests, "former_requests");

/** A plan as PostgreSQL writes it. */
type PlanJson = Omit<typeof documents.$inferSelect, "ownerId">;

const itemFields = {
  id: jobRequests.id,
  number: jobRequests.number,
  revision: jobRequests.revision,
  status: jobRequests.status,
  title: jobRequests.title,
  maskedTitle: jobRequests.maskedTitle,
  postalCode: jobRequests.postalCode,
  locality: jobRequests.locality,
  startPreference: jobRequests.startPreference,
  startDate: jobRequests.startDate,
  budgetMin: jobRequests.budgetMin,
  budgetMax: jobRequests.budgetMax,
  currency: jobRequests.currency,
  createdAt: jobRequests.createdAt,
  processedAt: jobRequests.processedAt,
  canceledAt: jobRequests.canceledAt,
  doneAt: jobRequests.doneAt,
  erasedAt: jobRequests.erasedAt,
  doneOn: jobRequests.doneOn,
  doneCompanyId: jobRequests.doneCompanyId,
  category: {
    id: categories.id,
    name: categories.name,
    slug: categories.slug,
    icon: categories.icon,
    translations: categories.translations,
  },
  subcategory: {
    id: subcategories.id,
    categoryId: subcategories.categoryId,
    name: subcategories.name,
    slug: subcategories.slug,
    translations: subcategories.translations,
  },
  region: { id: regions.id, name: regions.name, code: regions.code, translations: regions.translations },
  subregion: { id: subregions.id, name: subregions.name, code: subregions.code, translations: subregions.translations },
  tenderer: { id: tenderers.id, firstName: users.firstName, lastName: users.lastName },
};

const detailFields = {
  ...itemFields,
  description: jobRequests.description,
  maskedDescription: jobRequests.maskedDescription,
  street: jobRequests.street,
  form: jobRequests.form,
  answers: jobRequests.answers,
  cancelReason: jobRequests.cancelReason,
  reopenedFrom: { id: formerRequests.id, number: formerRequests.number },
  wish: sql<{ id: string; name: string } | null>`(
    select json_build_object('id', wished.id, 'name', wished.name) from ${requestWishes}
      join ${companies} as wished on wished.id = ${requestWishes.companyId}
    where ${requestWishes.jobRequestId} = ${jobRequests.id})`,
  tenderer: { ...itemFields.tenderer, email: users.email, phone: users.phone },
  photos: sql<{ id: string; width: number; height: number; sensitive: boolean }[]>`(
    select coalesce(json_agg(json_build_object('id', ${files.id}, 'width', ${files.width}, 'height', ${files.height}, 'sensitive', ${jobRequestPhotos.sensitive}) order by ${jobRequestPhotos.position}), '[]'::json)
    from ${jobRequestPhotos} join ${files} on ${files.id} = ${jobRequestPhotos.fileId}
    where ${jobRequestPhotos.jobRequestId} = ${jobRequests.id})`,
  plans: sql<PlanJson[]>`(
    select coalesce(json_agg(plan), '[]'::json) from (
      select ${documents.id} as "id", ${documents.name} as "name", ${documents.kind} as "kind", ${documents.bytes} as "bytes",
        ${documents.pages} as "pages", ${documents.createdAt} as "createdAt"
      from ${jobRequestPlans} join ${documents} on ${documents.id} = ${jobRequestPlans.documentId}
      where ${jobRequestPlans.jobRequestId} = ${jobRequests.id}
      order by ${jobRequestPlans.position}) as plan)`,
};

/** Of those whom a company does not see: it is told how many others there are, and how far they have come. */
const placeCount = (which: SQL = sql``) =>
  sql<number>`(select count(*)::int from ${jobRequestCompanies} where ${jobRequestCompanies.jobRequestId} = ${jobRequests.id} and ${delivered}${which})`;
const placeCounts = {
  recipientCount: placeCount(),
  interestedCount: placeCount(sql` and ${jobRequestCompanies.response} = 'interested'`),
  acceptedCount: placeCount(sql` and ${jobRequestCompanies.clientDecision} = 'accepted'`),
};

/** Whoever sees all recipients counts them by hand. */
const uncounted = sql<number | null>`null::int`;
const toBeCounted: Record<keyof typeof placeCounts, SQL<number | null>> = {
  recipientCount: uncounted,
  interestedCount: uncounted,
  acceptedCount: uncounted,
};

/**
 * Whole kilometres from a company's postal code to that of the request, or to the middle of its district where the client gave
 * none; null where one of the two is not known.
 */
export const distanceFrom = (companyId: string | Placeholder) => sql<number | null>`(
  select ${distanceToWork}
  from ${companies} as own
  join ${places} as base on base.postal_code = own.postal_code
  cross join lateral ${placeOfWork(jobRequests.postalCode, jobRequests.subregionId)} as work
  where own.id = ${companyId})`;

function selectRequests<Fields extends typeof itemFields>(
  db: Db,
  { fields, recipients }: { fields: Fields; recipients: SQL<RecipientJson[]> },
  viewer: Viewer,
  where: SQL,
) {
  return db
    .select({
      ...fields,
      updatedAt: requestChangedAt(viewer),
      recipients: recipients.as("recipients"),
    })
    .from(jobRequests)
    .innerJoin(categories, eq(categories.id, jobRequests.categoryId))
    .innerJoin(subcategories, eq(subcategories.id, jobRequests.subcategoryId))
    .innerJoin(regions, eq(regions.id, jobRequests.regionId))
    .innerJoin(subregions, eq(subregions.id, jobRequests.subregionId))
    .innerJoin(tenderers, eq(tenderers.id, jobRequests.tendererId))
    .innerJoin(users, eq(users.id, tenderers.userId))
    .leftJoin(formerRequests, eq(formerRequests.id, jobRequests.reopenedFromId))
    .where(and(where, visibleTo(viewer)));
}

/** A query for each kind of reader, built once: what may be seen is part of the statement. */
const forEachViewer = <Query>(build: (db: Db, viewer: Viewer) => Query) => ({
  Admin: prepared((db) => build(db, { role: "Admin" })),
  Tenderer: prepared((db) => build(db, { role: "Tenderer", tendererId: sql.placeholder("tendererId") })),
  Company: prepared((db) => build(db, { role: "Company", companyId: sql.placeholder("companyId") })),
});

const one = forEachViewer((db, viewer) =>
  selectRequests(
    db,
    {
      fields: {
        ...detailFields,
        notes: viewer.role === "Company" ? notesJson(["added"]) : notesJson(),
        ...(viewer.role === "Company" ? placeCounts : toBeCounted),
        distanceKm: viewer.role === "Company" ? distanceFrom(viewer.companyId) : sql<number | null>`null::int`,
      },
      recipients: recipientsJson(viewer, { cards: viewer.role === "Tenderer" }),
    },
    viewer,
    eq(jobRequests.id, sql.placeholder("id")),
  ).prepare("job_request_one"),
);

const many = forEachViewer((db, viewer) =>
  selectRequests(
    db,
    { fields: { ...itemFields, openQuestions: unansweredCount }, recipients: recipientsJson(viewer) },
    viewer,
    sql`${jobRequests.id} = any(${sql.placeholder("ids")}::uuid[])`,
  ).prepare("job_request_many"),
);

export type RequestDetailRow = Awaited<ReturnType<typeof requestRow>> & {};
export type RequestRow = Awaited<ReturnType<typeof requestRows>>[number];

/** With the cards of its companies for its client, whose figures look at the days that a company has to answer. */
export async function requestRow(db: Db, viewer: Viewer, { id, answerDays }: { id: string; answerDays: number }) {
  const [row] = await one[viewer.role](db).execute({ ...viewer, id, answerDays });
  return row;
}

/** The rows of a page, in the order of their ids. */
export async function requestRows(db: Db, viewer: Viewer, ids: string[]) {
  const rows = await many[viewer.role](db).execute({ ...viewer, ids: arrayLiteral(ids) });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const answered = prepared((db) =>
  db
    .select({
      id: jobRequests.id,
      form: jobRequests.form,
      answers: jobRequests.answers,
      ...placeCounts,
      distanceKm: distanceFrom(sql.placeholder("companyId")),
      photos: detailFields.photos,
    })
    .from(jobRequests)
    // Of one table alone the columns would be named without it, also where something else is selected from.
    .innerJoin(companies, eq(companies.id, sql.placeholder("companyId")))
    .where(sql`${jobRequests.id} = any(${sql.placeholder("ids")}::uuid[])`)
    .prepare("job_request_answered"),
);

/** Forms with their answers and how many have them, which only few lists need. Of requests that the reader is known to see. */
export const answeredForms = (db: Db, companyId: string, ids: string[]) =>
  answered(db).execute({ companyId, ids: arrayLiteral(ids) });
