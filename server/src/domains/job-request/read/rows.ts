import type { Contact } from "@metiro/shared/contact-details/hide";
import type { DeclineReason } from "@metiro/shared/company/decline-reasons";
import type { RejectReason } from "@metiro/shared/job-request/response";
import { type Placeholder, type SQL, and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { requestChangedAt } from "../../../db/queries/changes.ts";
import { companyContact } from "../../../db/queries/company-contact.ts";
import { kilometres } from "../../../db/queries/kilometres.ts";
import { delivered } from "../../../db/queries/recipients.ts";
import { prepared } from "../../../db/prepared.ts";
import {
  categories,
  companies,
  conversations,
  documents,
  files,
  jobRequestCompanies,
  jobRequestPhotos,
  jobRequestPlans,
  jobRequests,
  messages,
  places,
  regions,
  requestGuarantees,
  requestWishes,
  subcategories,
  tenderers,
  users,
} from "../../../db/schema/index.ts";
import { alias } from "drizzle-orm/pg-core";
import type { DurationUnit, Vat, Visit } from "@metiro/shared/job-request/response";
import { notesJson, unansweredCount } from "../notes/rows.ts";
import { type Viewer, visibleTo } from "../access/policy.ts";

const subregions = alias(regions, "subregions");
const formerRequests = alias(jobRequests, "former_requests");

/** Those of the recipients that a reader may know of: a company only itself, and only admins those that a sending waits for. */
function shownTo(viewer: Viewer): SQL {
  if (viewer.role === "Admin") return sql``;
  return viewer.role === "Company"
    ? sql` and ${delivered} and ${jobRequestCompanies.companyId} = ${viewer.companyId}`
    : sql` and ${delivered}`;
}

/** How the company can be reached, where something of it is read before its client may know. */
const toBeHidden = sql`
  case when ${jobRequestCompanies.clientDecision} <> 'accepted' and (${jobRequestCompanies.message} is not null or ${jobRequestCompanies.documentId} is not null)
    then ${companyContact} end`;

/** How often the company wrote before it answered, read in the index of the conversation. */
const questionCount = sql`(
  select nullif(count(*)::int, 0) from ${messages}
  where ${messages.jobRequestId} = ${jobRequestCompanies.jobRequestId} and ${messages.companyId} = ${jobRequestCompanies.companyId}
    and ${messages.sender} = 'company' and ${messages.createdAt} < coalesce(${jobRequestCompanies.firstRespondedAt}, ${jobRequestCompanies.respondedAt}, 'infinity'))`;

/** By when an answer was promised, of a company that has given none. */
const expectedBy = sql`
  case when ${jobRequestCompanies.response} = 'none' then (select ${requestGuarantees.currentDueAt} from ${requestGuarantees}
    where ${requestGuarantees.jobRequestId} = ${jobRequestCompanies.jobRequestId}) end`;

/**
 * The recipients of a request as JSON, oldest first. As rows: for `json_build_object` PostgreSQL looks up the type of each value at each
 * call, which is a third of the statement.
 */
const recipientsJson = (viewer: Viewer) => sql<RecipientJson[]>`(
  select coalesce(json_agg(recipient), '[]'::json) from (
    select ${companies.id} as "companyId",
      ${companies.name} as "name",
      ${companies.locality} as "locality",
      ${companies.verified} as "verified",
      ${jobRequestCompanies.createdAt} as "createdAt",
      case when not ${delivered} then ${jobRequestCompanies.heldUntil} end as "heldUntil",
      ${jobRequestCompanies.seenAt} as "seenAt",
      ${jobRequestCompanies.response} as "response",
      ${jobRequestCompanies.message} as "message",
      ${jobRequestCompanies.priceMin} as "priceMin",
      ${jobRequestCompanies.priceMax} as "priceMax",
      ${jobRequestCompanies.priceUnit} as "priceUnit",
      ${jobRequestCompanies.vat} as "vat",
      ${jobRequestCompanies.availableFrom} as "availableFrom",
      ${jobRequestCompanies.duration} as "duration",
      ${jobRequestCompanies.durationUnit} as "durationUnit",
      ${jobRequestCompanies.visit} as "visit",
      ${jobRequestCompanies.documentId} as "documentId",
      ${jobRequestCompanies.offerLines} as "offerLines",
      ${jobRequestCompanies.offerVersion} as "offerVersion",
      ${jobRequestCompanies.respondedAt} as "respondedAt",
      ${jobRequestCompanies.clientDecision} as "clientDecision",
      ${jobRequestCompanies.decidedAt} as "decidedAt",
      ${jobRequestCompanies.rejectReason} as "rejectReason",
      ${jobRequestCompanies.rejectNote} as "rejectNote",
      ${jobRequestCompanies.declineReason} as "declineReason",
      nullif(exists (select from ${conversations} where ${conversations.jobRequestId} = ${jobRequestCompanies.jobRequestId} and ${conversations.companyId} = ${jobRequestCompanies.companyId}), false) as "hasConversation",
      ${viewer.role === "Tenderer" ? toBeHidden : sql`null::json`} as "contact",
      ${viewer.role === "Admin" ? questionCount : sql`null::int`} as "questionCount",
      ${viewer.role === "Company" ? expectedBy : sql`null::timestamptz`} as "expectedBy",
      coalesce(${jobRequestCompanies.firstRespondedAt}, ${jobRequestCompanies.respondedAt}) as "firstRespondedAt"
    from ${jobRequestCompanies} join ${companies} on ${companies.id} = ${jobRequestCompanies.companyId}
    where ${jobRequestCompanies.jobRequestId} = ${jobRequests.id}${shownTo(viewer)}
    order by ${jobRequestCompanies.createdAt}, ${companies.name}) as recipient
)`;

/** A recipient as PostgreSQL writes it: absent is null, times carry their offset. */
export interface RecipientJson {
  companyId: string;
  name: string;
  locality: string | null;
  verified: boolean;
  createdAt: string;
  heldUntil: string | null;
  seenAt: string | null;
  response: "none" | "interested" | "declined";
  message: string | null;
  priceMin: number | null;
  priceMax: number | null;
  priceUnit: "total" | "hour" | "day" | "m2" | null;
  vat: Vat | null;
  availableFrom: string | null;
  duration: number | null;
  durationUnit: DurationUnit | null;
  visit: Visit | null;
  documentId: string | null;
  offerLines: number | null;
  offerVersion: number | null;
  respondedAt: string | null;
  clientDecision: "none" | "accepted" | "rejected";
  decidedAt: string | null;
  rejectReason: RejectReason | null;
  rejectNote: string | null;
  declineReason: DeclineReason | null;
  hasConversation: true | null;
  contact: Contact | null;
  questionCount: number | null;
  expectedBy: string | null;
  firstRespondedAt: string | null;
}

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
  openQuestions: unansweredCount,
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

/** Not only those whom the reader sees: a company is told how many others there are, and how far they have come. */
const placeCount = (viewer: Viewer, which: SQL = sql``) =>
  sql<number>`(select count(*)::int from ${jobRequestCompanies} where ${jobRequestCompanies.jobRequestId} = ${jobRequests.id}${viewer.role === "Admin" ? sql`` : sql` and ${delivered}`}${which})`;
const placeCounts = (viewer: Viewer) => ({
  recipientCount: placeCount(viewer),
  interestedCount: placeCount(viewer, sql` and ${jobRequestCompanies.response} = 'interested'`),
  acceptedCount: placeCount(viewer, sql` and ${jobRequestCompanies.clientDecision} = 'accepted'`),
});

/**
 * Whole kilometres from a company's postal code to that of the request, or to the middle of its district where the client gave
 * none; null where one of the two is not known.
 */
const distanceFrom = (companyId: string | Placeholder) => sql<number | null>`(
  select round(${kilometres("base", "work")})::int
  from ${companies} as own
  join ${places} as base on base.postal_code = own.postal_code
  cross join lateral (
    select at.latitude, at.longitude from ${places} as at where at.postal_code = ${jobRequests.postalCode} and at.latitude is not null
    union all
    select avg(around.latitude), avg(around.longitude) from ${places} as around where around.subregion_id = ${jobRequests.subregionId}
    limit 1) as work
  where own.id = ${companyId})`;

function selectRequests<Fields extends typeof itemFields>(db: Db, fields: Fields, viewer: Viewer, where: SQL) {
  return db
    .select({
      ...fields,
      updatedAt: requestChangedAt(viewer),
      recipients: recipientsJson(viewer).as("recipients"),
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
      ...detailFields,
      notes: viewer.role === "Company" ? notesJson(["added"]) : notesJson(),
      ...placeCounts(viewer),
      distanceKm: viewer.role === "Company" ? distanceFrom(viewer.companyId) : sql<number | null>`null::int`,
    },
    viewer,
    eq(jobRequests.id, sql.placeholder("id")),
  ).prepare("job_request_one"),
);

const many = forEachViewer((db, viewer) =>
  selectRequests(db, itemFields, viewer, sql`${jobRequests.id} = any(${sql.placeholder("ids")}::uuid[])`).prepare(
    "job_request_many",
  ),
);

export type RequestDetailRow = Awaited<ReturnType<typeof requestRow>> & {};
export type RequestRow = Awaited<ReturnType<typeof requestRows>>[number];

export async function requestRow(db: Db, viewer: Viewer, id: string) {
  const [row] = await one[viewer.role](db).execute({ ...viewer, id });
  return row;
}

/** The rows of a page, in the order of their ids. */
export async function requestRows(db: Db, viewer: Viewer, ids: string[]) {
  const rows = await many[viewer.role](db).execute({ ...viewer, ids: `{${ids.join(",")}}` });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const answered = prepared((db) =>
  db
    .select({
      id: jobRequests.id,
      form: jobRequests.form,
      answers: jobRequests.answers,
      ...placeCounts({ role: "Company", companyId: "" }),
      distanceKm: distanceFrom(sql.placeholder("companyId")),
      erasedAt: jobRequests.erasedAt,
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
  answered(db).execute({ companyId, ids: `{${ids.join(",")}}` });
