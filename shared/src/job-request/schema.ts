import { maxSearchLength } from "../paging/constants.ts";
import { declineReasons } from "../company/decline-reasons.ts";
import { z } from "zod";
import { categoryRef } from "../category/schema.ts";
import {
  maxBulk,
  maxChosen,
  maxCompaniesPerSend,
  maxPhotos,
  maxPlans,
  maxStreetLength,
  maxTitleLength,
  maxUndoSeconds,
} from "./constants.ts";
import { storedDocument } from "../document/schema.ts";
import type { ErrorCode } from "../errors/codes.ts";
import { violation } from "../errors/field-error.ts";
import { image } from "../file/schema.ts";
import { guaranteeStates } from "../guarantee/constants.ts";
import { changedSince } from "../paging/changed-since.ts";
import { pageOf, paging } from "../paging/schema.ts";
import { regionRef } from "../region/schema.ts";
import {
  baseRevision,
  bounded,
  cents,
  date,
  emptyToAbsent,
  id,
  optionalText,
  revision,
  text,
  timestamp,
} from "../scalars.ts";
import { storedForm } from "../sub-category/questions.ts";
import { question } from "../sub-category/questions/form/form.ts";
import { subcategoryRef } from "../sub-category/schema.ts";
import { postalCode } from "../swiss/postal-code.ts";
import {
  clientDecisions,
  companyResponses,
  durationUnits,
  inboxBoxNames,
  type InboxFolder,
  inboxFolders,
  priceUnits,
  rejectReasons,
  vats,
  visits,
} from "./response.ts";
import { companyCard, companyContact } from "./company-card.ts";
import { jobStatuses } from "./rules/lifecycle.ts";
import { requestAddition, requestChange, requestQuestion } from "./notes.ts";
import { requestProgress } from "./rules/progress.ts";
import { requestPhases, requestStages } from "./rules/stage.ts";
import { type StartPreference, startPreferences } from "../sub-category/start-preference.ts";
import { optionalLocality } from "../text/names.ts";

export { startPreferences, type StartPreference };

/** The request's own fields; the wizard checks its last steps with them. Amounts in cents. */
export const requestFields = z.object({
  title: text(5, maxTitleLength),
  description: text(20, 5000),
  postalCode: emptyToAbsent(postalCode),
  locality: optionalLocality,
  street: optionalText(maxStreetLength),
  startPreference: z.enum(startPreferences),
  startDate: emptyToAbsent(date),
  budgetMin: emptyToAbsent(cents),
  budgetMax: emptyToAbsent(cents),
});

export const createInput = requestFields
  .extend({
    subcategoryId: id,
    subregionId: id,
    /** `{ [questionId]: value }`, checked against the subcategory's own form. */
    answers: z.record(bounded(60), z.unknown()).default({}),
    photoIds: z.array(id).max(maxPhotos).optional(),
    /** PDFs of one's own. */
    planIds: z.array(id).max(maxPlans).optional(),
    /** A request of one's own that this one takes up again. */
    reopenedFromId: emptyToAbsent(id),
    /** The company that its client would like to answer; an admin decides. */
    wishedCompanyId: emptyToAbsent(id),
  })
  .superRefine((request, ctx) => {
    if (request.startPreference === "on_date" && request.startDate === undefined)
      ctx.addIssue({ ...violation("required"), path: ["startDate"] });
    if (request.budgetMin !== undefined && request.budgetMax !== undefined && request.budgetMin > request.budgetMax)
      ctx.addIssue({ ...violation("amountsReversed"), path: ["budgetMax"] });
  });
export type CreateInput = z.infer<typeof createInput>;

/**
 * What its client may change until companies have it; what is absent stays, `null` is cleared. Answers and photos are given
 * whole. What depends on the rest of the request is checked beside it.
 */
export const updateInput = requestFields
  .pick({ title: true, description: true, startPreference: true })
  .partial()
  .extend({
    id,
    baseRevision,
    startDate: date.nullable().optional(),
    budgetMin: cents.nullable().optional(),
    budgetMax: cents.nullable().optional(),
    answers: z.record(bounded(60), z.unknown()).optional(),
    /** Those that belong to no answer. */
    photoIds: z.array(id).max(maxPhotos).optional(),
    planIds: z.array(id).max(maxPlans).optional(),
  });
export type UpdateInput = z.infer<typeof updateInput>;

const jobSorts = ["newest", "oldest"] as const;

/** Days are those of Europe/Zurich, both included. */
const requestFilter = z.object({
  search: optionalText(maxSearchLength),
  statuses: z.array(z.literal(jobStatuses)).max(3).optional(),
  categoryId: emptyToAbsent(id),
  subcategoryId: emptyToAbsent(id),
  regionId: emptyToAbsent(id),
  subregionId: emptyToAbsent(id),
  createdFrom: emptyToAbsent(date),
  createdTo: emptyToAbsent(date),
  changedSince,
  sort: z.enum(jobSorts).default("newest"),
});
export type RequestFilter = z.infer<typeof requestFilter>;

const pagedFilter = requestFilter.extend(paging.shape);
export const ownRequestListInput = pagedFilter.extend({
  phase: emptyToAbsent(z.enum(requestPhases)),
  hasQuestion: emptyToAbsent(z.literal(true)),
});
export type OwnRequestListInput = z.infer<typeof ownRequestListInput>;
const receivedSorts = [...jobSorts, "dueFirst"] as const;
export const receivedListInput = pagedFilter.extend({
  sort: z.enum(receivedSorts).default("newest"),
  response: emptyToAbsent(z.enum(companyResponses)),
  clientDecision: emptyToAbsent(z.enum(clientDecisions)),
  folder: emptyToAbsent(z.enum(inboxFolders)),
  /** Several folders at once; beside `folder` it says nothing. */
  box: emptyToAbsent(z.enum(inboxBoxNames)),
  /** Of the photos that the company may see. */
  hasPhotos: emptyToAbsent(z.boolean()),
  withinKm: emptyToAbsent(z.int().min(0).max(1000)),
  /** Its budget reaches so far; zero: it names one at all. */
  budgetFrom: emptyToAbsent(cents),
  /** When the company received it. */
  receivedFrom: emptyToAbsent(date),
});
export type ReceivedListInput = z.infer<typeof receivedListInput>;
/** Sent, and no company answered yet: however long ago, or too long ago. */
const unansweredSince = ["ever", "over48Hours"] as const;
const adminFilter = requestFilter.extend({
  tendererId: emptyToAbsent(id),
  companyId: emptyToAbsent(id),
  hasPhotos: emptyToAbsent(z.boolean()),
  unanswered: emptyToAbsent(z.enum(unansweredSince)),
  /** By the day on which they were first sent; such a list stands in that order. */
  sentFrom: emptyToAbsent(date),
  sentTo: emptyToAbsent(date),
  /** Whether a company answered, whatever it said; also of those that were cancelled since. */
  hasAnswer: emptyToAbsent(z.boolean()),
  progress: emptyToAbsent(z.enum(requestProgress)),
  /** Who looks after it; `unassigned`: nobody. */
  assigneeId: emptyToAbsent(id),
  unassigned: emptyToAbsent(z.literal(true)),
  /** No company with a running subscription covers its service in its district. */
  uncovered: emptyToAbsent(z.literal(true)),
  /** Marked as no request, for whatever reason. */
  marked: emptyToAbsent(z.literal(true)),
  /** Whether answers came as promised; `toRelaunch`: it is to be sent to other companies. */
  guarantee: emptyToAbsent(z.enum(guaranteeStates)),
});
export type AdminFilter = z.infer<typeof adminFilter>;
export const adminListInput = adminFilter.extend(paging.shape);
export type AdminListInput = z.infer<typeof adminListInput>;
export const adminIdsInput = adminFilter;
export type AdminIdsInput = z.infer<typeof adminIdsInput>;

/** The list as a file: with `ids`, those of it that were chosen. */
export const exportInput = adminFilter.extend({ ids: z.array(id).min(1).max(maxChosen).optional() });
export type ExportInput = z.infer<typeof exportInput>;

const someCompanies = z.object({ id, companyIds: z.array(id).min(1).max(maxCompaniesPerSend) });

/** For so many seconds the companies see nothing and no mail leaves; until then the sending can be taken back. */
export const sendInput = someCompanies.extend({
  undoSeconds: z.int().min(0).max(maxUndoSeconds).default(0),
  baseRevision,
});
export type SendInput = z.infer<typeof sendInput>;

/** What of a sending still waits: all of these companies, or it is refused. */
export const waitingInput = someCompanies;
export type WaitingInput = z.infer<typeof waitingInput>;

export const cancelInput = z.object({ id, reason: optionalText(1000) });
export type CancelInput = z.infer<typeof cancelInput>;

const someRequests = z.object({ ids: z.array(id).min(1).max(maxBulk) });
export const cancelManyInput = someRequests.extend({ reason: optionalText(1000) });
export type CancelManyInput = z.infer<typeof cancelManyInput>;
export const deleteManyInput = someRequests;
export type DeleteManyInput = z.infer<typeof deleteManyInput>;

/** A request that is gone, or whose state refuses it. */
export const bulkRefusals = ["NOT_FOUND", "STATUS_CONFLICT", "JOB_DONE"] as const satisfies ErrorCode[];

/** What became of each of some requests: one that is refused does not hold up the others. */
export const bulkResult = z.object({
  done: z.array(id),
  refused: z.array(z.object({ id, code: z.enum(bulkRefusals) })),
});
export type BulkResult = z.infer<typeof bulkResult>;

/** One of `jobRequestCompanies`: a company to which the request was sent, when, and what it answered. */
export const recipient = z.object({
  company: z.object({
    id,
    name: z.string(),
    locality: z.string().optional(),
    verified: z.boolean(),
    card: companyCard.optional(),
    /** For the client, once it has accepted this company. */
    contact: companyContact.optional(),
  }),
  /** When it was sent. */
  createdAt: timestamp,
  /** Until when the sending waits and can be taken back; for admins, while it does. */
  heldUntil: timestamp.optional(),
  seenAt: timestamp.optional(),
  response: z.enum(companyResponses),
  message: z.string().optional(),
  priceMin: cents.optional(),
  priceMax: cents.optional(),
  priceUnit: z.enum(priceUnits).optional(),
  vat: z.enum(vats).optional(),
  currency: z.string(),
  availableFrom: date.optional(),
  duration: z.int().optional(),
  durationUnit: z.enum(durationUnits).optional(),
  visit: z.enum(visits).optional(),
  /** The PDF that it came with; on the page of a request, not in lists. */
  document: storedDocument.optional(),
  /** Of an answer that sums up an offer line by line: how many lines that has. */
  offerLines: z.int().optional(),
  /** The latest version of what it offered line by line, of an amendment as well; absent where it never did. */
  offerVersion: z.int().optional(),
  respondedAt: timestamp.optional(),
  /** Until when it is asked to answer. It may later, too. */
  answerBy: timestamp,
  /** By when its client was promised answers; for the company, as long as it has not answered. */
  expectedBy: timestamp.optional(),
  /** Whether its first answer came after that. */
  late: z.boolean(),
  /** Why it declined; a client is told some of the reasons only. */
  declineReason: z.enum(declineReasons).optional(),
  /** Whether it took back an answer that it had given; its `response` is `declined` then. */
  withdrawn: z.boolean(),
  clientDecision: z.enum(clientDecisions),
  decidedAt: timestamp.optional(),
  /** Why the client rejected it, as far as it said so. */
  rejectReason: z.enum(rejectReasons).optional(),
  rejectNote: z.string().optional(),
  /** Whether client and company have written to each other; there once they have. */
  hasConversation: z.literal(true).optional(),
  /** Messages that the company wrote before it answered; for admins alone, where there are any. */
  questionCount: z.int().optional(),
});
export type Recipient = z.infer<typeof recipient>;

/** A row of a list. `tenderer.lastName` is there for those who may know it. */
const requestItem = z.object({
  id,
  number: z.string(),
  revision,
  status: z.literal(jobStatuses),
  /** Where it stands for its client; not for companies, which know of themselves alone. */
  stage: z.enum(requestStages).optional(),
  title: z.string(),
  category: categoryRef,
  subcategory: subcategoryRef,
  region: regionRef,
  subregion: regionRef,
  postalCode: z.string().optional(),
  locality: z.string().optional(),
  startPreference: z.enum(startPreferences),
  startDate: date.optional(),
  budgetMin: cents.optional(),
  budgetMax: cents.optional(),
  currency: z.string(),
  tenderer: z.object({ id, firstName: z.string(), lastName: z.string().optional() }),
  jobRequestCompanies: z.array(recipient),
  createdAt: timestamp,
  /** When it or what its reader sees of its companies changed. */
  updatedAt: timestamp,
  processedAt: timestamp.optional(),
  canceledAt: timestamp.optional(),
  /** When the client marked the work as done, and the day on which it was finished. */
  doneAt: timestamp.optional(),
  doneOn: date.optional(),
  /** Who did it; a company is told only when it was itself. */
  doneCompanyId: id.optional(),
  /** Its words were taken out because it is old: nobody can answer it, nor add to it. */
  erased: z.literal(true).optional(),
  /** Questions of the back office that wait for the client's answer; not for companies. */
  openQuestions: z.int().optional(),
});
export type RequestItem = z.infer<typeof requestItem>;

/** How many companies received a request, how many may, and how far those have come. */
const places = {
  recipientCount: z.int(),
  maxRecipients: z.int(),
  /** Of them those that are interested. */
  interestedCount: z.int(),
  /** And those that the client has accepted. */
  acceptedCount: z.int(),
};

/** A row of a company's list, with the answers that the form marks for lists; never a sensitive one. */
const receivedItem = requestItem.extend({
  ...places,
  summary: z.array(z.object({ question, answer: z.unknown().optional() })),
  /** Kilometres as the crow flies, from the company's postal code to where the work is. */
  distanceKm: z.int().optional(),
  /** The first of the photos that this reader may see, and how many those are. */
  photo: image.optional(),
  photoCount: z.int(),
});
export type ReceivedItem = z.infer<typeof receivedItem>;

/**
 * A request as its reader may see it. For a company: only its own recipient row, and neither last name, phone, e-mail,
 * street nor sensitive answers before `contactVisible`.
 */
export const jobRequest = requestItem.extend({
  description: z.string(),
  street: z.string().optional(),
  form: storedForm,
  answers: z.record(z.string(), z.unknown()),
  photos: z.array(image),
  /** PDFs that go with it, to be downloaded. */
  plans: z.array(storedDocument),
  tenderer: requestItem.shape.tenderer.extend({ email: z.string().optional(), phone: z.string().optional() }),
  contactVisible: z.boolean(),
  /** What the back office asked the client, oldest first; none for companies. */
  questions: z.array(requestQuestion),
  /** What the client added since companies have it, oldest first. */
  additions: z.array(requestAddition),
  /** What was changed before companies had it, oldest first; none for companies. */
  changes: z.array(requestChange),
  ...places,
  /** For a company: as the crow flies, from its postal code to where the work is. */
  distanceKm: z.int().optional(),
  cancelReason: z.string().optional(),
  /** The request that this one takes up again; not for companies. */
  reopenedFrom: z.object({ id, number: z.string() }).optional(),
  /** The company that its client would like to answer, as long as there is one; for the client and for admins. */
  wish: z.object({ id, name: z.string() }).optional(),
});
export type JobRequest = z.infer<typeof jobRequest>;

export const requestPage = pageOf(requestItem);
const perFolder = z.object(
  Object.fromEntries(inboxFolders.map((folder) => [folder, z.int()])) as Record<InboxFolder, z.ZodInt>,
);
export const receivedPage = pageOf(receivedItem).extend({
  /** How many there are in each folder under the same filter. */
  folderCounts: perFolder,
  /** How many there are in each folder whatever is searched, for the tabs and what waits. */
  folderTotals: perFolder,
});
export type FolderTotals = ReceivedPage["folderTotals"];
export type ReceivedPage = z.infer<typeof receivedPage>;
/** For lists with a tab for each status. */
export const countedRequestPage = requestPage.extend({
  /** Totals by status under the same filter, for the tabs. */
  statusCounts: z.object({ active: z.int(), canceled: z.int(), processed: z.int() }),
});
export type CountedRequestPage = z.infer<typeof countedRequestPage>;
/** For the back office: a search stops counting at `maxCounted`. */
export const searchedRequestPage = countedRequestPage.extend({
  /** There are more than the totals say, which are exact otherwise. */
  totalCapped: z.boolean(),
});
export type SearchedRequestPage = z.infer<typeof searchedRequestPage>;
/** For a client's list. */
export const ownRequestPage = countedRequestPage.extend({
  /** Totals by phase under the same filter. */
  phaseCounts: z.object({ open: z.int(), done: z.int(), canceled: z.int() }),
});
export type OwnRequestPage = z.infer<typeof ownRequestPage>;
