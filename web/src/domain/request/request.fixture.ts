import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { RequestListRow } from "@metiro/shared/job-request/list-row";
import type { JobRequest, ReceivedItem, Recipient } from "@metiro/shared/job-request/schema";
import { requestProgressOf } from "@metiro/shared/job-request/rules/progress";
import { stageOf } from "@metiro/shared/job-request/rules/stage";
import type { Question } from "@metiro/shared/sub-category/questions";

export const requestId = "01900000-0000-7000-8000-000000000001";
const uuid = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, "0")}`;

let companies = 100;

/** A company that received the request and has not opened it. */
export function recipientWith(fields: Partial<Omit<Recipient, "company">> & { name?: string } = {}): Recipient {
  const { name = "Peinture Morand Sàrl", ...rest } = fields;
  companies += 1;
  return {
    company: { id: uuid(companies), name, locality: "Lausanne", verified: true },
    createdAt: "2026-06-04T07:02:00.000Z",
    response: "none",
    answerBy: "2099-06-09T07:02:00.000Z",
    late: false,
    withdrawn: false,
    currency: "CHF",
    clientDecision: "none",
    ...rest,
  };
}

/** An interested answer. */
export const offerWith = (fields: Parameters<typeof recipientWith>[0] = {}): Recipient =>
  recipientWith({
    seenAt: "2026-06-04T08:00:00.000Z",
    response: "interested",
    message: "Deux couches, peinture sans solvant.",
    priceMin: 540_000,
    priceMax: 610_000,
    priceUnit: "total",
    availableFrom: "2026-06-15",
    respondedAt: "2026-06-04T14:41:00.000Z",
    ...fields,
  });

const questions: Question[] = [
  {
    id: "what",
    type: "singleChoice",
    label: { fr: "À peindre", en: "To paint" },
    required: true,
    summary: true,
    options: [{ value: "all", label: { fr: "Un logement entier", en: "A whole flat" } }],
  },
  { id: "rooms", type: "number", label: { fr: "Nombre de pièces", en: "Rooms" }, required: true, summary: true },
  {
    id: "owner",
    type: "shortText",
    label: { fr: "Nom de la gérance", en: "Manager" },
    required: false,
    sensitive: true,
  },
];

/** A request that companies have, as its owner sees it. */
export const requestWith = (fields: Partial<JobRequest> = {}): JobRequest => {
  const recipients = fields.jobRequestCompanies ?? [recipientWith()];
  return {
    id: requestId,
    number: "2026-002041",
    status: JobStatus.Processed,
    revision: 1,
    title: "Peinture intérieure, 3,5 pièces",
    description: "Appartement de 3,5 pièces au 2e étage.",
    category: { id: uuid(2), name: "Peinture", slug: "peinture", icon: "paint-roller", translations: {} },
    subcategory: {
      id: uuid(3),
      categoryId: uuid(2),
      name: "Peinture intérieure",
      slug: "peinture-interieure",
      translations: { en: { name: "Indoor painting" } },
    },
    region: { id: uuid(4), name: "Vaud", code: "VD", translations: {} },
    subregion: { id: uuid(5), name: "Lausanne", translations: {} },
    street: "Rue du Lac 1",
    postalCode: "1003",
    locality: "Lausanne",
    startPreference: "on_date",
    startDate: "2026-06-15",
    currency: "CHF",
    form: { version: 1, steps: [{ id: "work", title: { fr: "Les travaux" }, questions }] },
    answers: { what: "all", rooms: 3.5, owner: "Régie du Lac" },
    photos: [],
    plans: [],
    tenderer: {
      id: uuid(6),
      firstName: "Françoise",
      lastName: "Rochat",
      email: "francoise.rochat@exemple.ch",
      phone: "+41795550142",
    },
    jobRequestCompanies: recipients,
    contactVisible: true,
    questions: [],
    additions: [],
    changes: [],
    recipientCount: recipients.length,
    maxRecipients: 5,
    interestedCount: recipients.filter(({ response }) => response === "interested").length,
    acceptedCount: recipients.filter(({ clientDecision }) => clientDecision === "accepted").length,
    createdAt: "2026-06-03T12:20:00.000Z",
    updatedAt: "2026-06-03T12:20:00.000Z",
    processedAt: "2026-06-04T07:02:00.000Z",
    ...fields,
  };
};

/** A request in the back office's list. */
export function rowOf(request: JobRequest): RequestListRow {
  const { subcategory, subregion, jobRequestCompanies: recipients, tenderer } = request;
  const count = (which: (recipient: Recipient) => boolean) => recipients.filter(which).length;
  const counts = {
    recipientCount: recipients.length,
    heldCount: count(({ heldUntil }) => heldUntil !== undefined),
    seenCount: count(({ seenAt }) => seenAt !== undefined),
    interestedCount: count(({ response }) => response === "interested"),
    declinedCount: count(({ response }) => response === "declined"),
    acceptedCount: count(({ clientDecision }) => clientDecision === "accepted"),
    rejectedCount: count(({ clientDecision }) => clientDecision === "rejected"),
  };
  return {
    ...request,
    ...counts,
    stage: stageOf(request),
    progress: requestProgressOf({ ...request, ...counts }),
    subcategoryId: subcategory.id,
    subregionId: subregion.id,
    tenderer: { firstName: tenderer.firstName, lastName: tenderer.lastName ?? "" },
    openQuestions: request.openQuestions ?? 0,
  };
}

/** A request in a company's list. */
export const receivedWith = (fields: Partial<ReceivedItem> = {}): ReceivedItem => ({
  ...requestWith(fields),
  photoCount: 0,
  ...fields,
  summary: questions
    .filter(({ summary }) => summary)
    .map((question) => ({ question, answer: { what: "all", rooms: 3.5 }[question.id] })),
});

/** A page that holds these rows and no others. */
export const pageOf = <T>(items: T[]) => ({
  items,
  totalCount: items.length,
  pageNumber: 1,
  pageSize: 10,
  totalPages: Math.ceil(items.length / 10),
});
