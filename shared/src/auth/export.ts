import { companyProof } from "../proof/schema.ts";
import { storedDocument } from "../document/schema.ts";
import { z } from "zod";
import { answerTemplate } from "../answer-template/schema.ts";
import { webhookEndpoint } from "../webhook/schema.ts";
import { offer, offerDraft } from "../offer/schema.ts";
import { guaranteeOutcomes, relaunchEnds, relaunchReasons } from "../guarantee/constants.ts";
import { reportedKinds, reportOutcomes, reportReasons } from "../report/constants.ts";
import { stars } from "../review/schema.ts";
import { apiKey } from "./api-keys.ts";
import { company } from "../company/schema.ts";
import { dataAccess } from "../data-access/schema.ts";
import { message } from "../conversation/schema.ts";
import { image } from "../file/schema.ts";
import { jobStatuses } from "../job-request/rules/lifecycle.ts";
import { requestAddition, requestQuestion } from "../job-request/notes.ts";
import { recipient, startPreferences } from "../job-request/schema.ts";
import { device } from "../notification/push.ts";
import { notificationSettings } from "../notification/schema.ts";
import { requestDraft } from "../request-draft/schema.ts";
import { cents, date, id, timestamp } from "../scalars.ts";
import { ownShowcase } from "../showcase/schema.ts";
import { subscription } from "../subscription/schema.ts";
import { tenderer } from "../tenderer/schema.ts";
import { profile, session } from "./schema.ts";

const ownRequest = z.object({
  id,
  number: z.string(),
  status: z.literal(jobStatuses),
  title: z.string(),
  description: z.string(),
  subcategory: z.string(),
  subregion: z.string(),
  postalCode: z.string().optional(),
  locality: z.string().optional(),
  street: z.string().optional(),
  startPreference: z.enum(startPreferences),
  startDate: date.optional(),
  budgetMin: cents.optional(),
  budgetMax: cents.optional(),
  /** By question id; amounts in cents, days as `yyyy-MM-dd`. */
  answers: z.record(z.string(), z.unknown()),
  cancelReason: z.string().optional(),
  createdAt: timestamp,
  processedAt: timestamp.optional(),
  canceledAt: timestamp.optional(),
  doneAt: timestamp.optional(),
  doneOn: date.optional(),
  /** Name of the company that did the work. */
  doneBy: z.string().optional(),
  /** Name of the company that was asked for. */
  wishedCompany: z.string().optional(),
  /** What the back office asked, and what was answered. */
  questions: z.array(requestQuestion),
  /** What was added after it was sent. */
  additions: z.array(requestAddition),
  /** The names under which the client agreed with companies. */
  agreedAs: z.array(z.string()),
});
export type OwnRequest = z.infer<typeof ownRequest>;

const ownAnswer = recipient
  .omit({
    company: true,
    answerBy: true,
    expectedBy: true,
    late: true,
    document: true,
    offerLines: true,
    offerVersion: true,
  })
  .extend({ jobRequestId: id, number: z.string(), agreedAs: z.string().optional() });
export type OwnAnswer = z.infer<typeof ownAnswer>;

/** A message of one's conversations, with the request and the company that it is about. */
const ownMessage = message.extend({ jobRequestId: id, number: z.string(), company: z.string() });
export type OwnMessage = z.infer<typeof ownMessage>;

/** What client and company said of the work of one request: what one wrote, and what was published about one. */
const ownReview = z.object({
  number: z.string(),
  jobRequestId: id,
  /** The client's review of the company. */
  review: z
    .object({
      ...stars.shape,
      text: z.string().optional(),
      answer: z.string().optional(),
      /** Since when the company may show the photos on its page. */
      photosReleasedAt: timestamp.optional(),
      withheldAt: timestamp.optional(),
      createdAt: timestamp,
    })
    .optional(),
  /** The company's review of the client. */
  verdict: z
    .object({
      matched: z.boolean(),
      reachable: z.boolean(),
      paidOnTime: z.boolean(),
      note: z.string().optional(),
      createdAt: timestamp,
    })
    .optional(),
});
export type OwnReview = z.infer<typeof ownReview>;

/** A version of what one's company offered for a request. */
const ownOffer = offer.omit({ changes: true, document: true }).extend({ number: z.string(), jobRequestId: id });
export type OwnOffer = z.infer<typeof ownOffer>;
const ownOfferDraft = offerDraft;
export type OwnOfferDraft = z.infer<typeof ownOfferDraft>;

/** What a client was promised of a request, or that it was to be sent to other companies. */
const ownPromise = z.object({
  number: z.string(),
  jobRequestId: id,
  startedAt: timestamp,
  dueAt: timestamp.optional(),
  answers: z.int().optional(),
  outcome: z.enum(guaranteeOutcomes).optional(),
  reason: z.enum(relaunchReasons).optional(),
  end: z.enum(relaunchEnds).optional(),
  endedAt: timestamp.optional(),
  sentTo: z.int().optional(),
});
export type OwnPromise = z.infer<typeof ownPromise>;

/** What one reported to the back office. */
const ownReport = z.object({
  kind: z.enum(reportedKinds),
  reason: z.enum(reportReasons),
  note: z.string().optional(),
  createdAt: timestamp,
  outcome: z.enum(reportOutcomes).optional(),
  settledAt: timestamp.optional(),
});
export type OwnReport = z.infer<typeof ownReport>;

/** All that is kept of whoever asks. The urls of the images are good for an hour. */
export const exportedData = z.object({
  exportedAt: timestamp,
  profile,
  tenderer: tenderer.optional(),
  company: company.optional(),
  /** The company's public page. */
  showcase: ownShowcase.optional(),
  notifications: notificationSettings,
  /** Browsers that are told at once. */
  devices: z.array(device),
  /** What a client asked for. */
  jobRequests: z.array(ownRequest),
  /** What a client has begun to ask for and not sent. */
  requestDrafts: z.array(requestDraft.omit({ photos: true, plans: true })),
  /** What a company received, and what it answered. */
  answers: z.array(ownAnswer),
  /** What a company offered line by line, each version, and what it has begun. */
  offers: z.array(ownOffer),
  offerDrafts: z.array(ownOfferDraft),
  /** The words that a company keeps for its answers. */
  answerTemplates: z.array(answerTemplate),
  /** What was said in one's conversations, by either side, the oldest first. */
  messages: z.array(ownMessage),
  /** What was said in reviews, the oldest work first. */
  reviews: z.array(ownReview),
  /** By when a client was promised answers, and when its requests were to be sent on, the oldest first. */
  promises: z.array(ownPromise),
  /** What one reported, the oldest first. */
  reports: z.array(ownReport),
  subscriptions: z.array(subscription),
  /** Who saw a client's data, the oldest first. */
  accesses: z.array(dataAccess),
  images: z.array(image),
  /** What a company proved, the oldest first. */
  proofs: z.array(companyProof),
  /** PDFs and pictures of papers that one sent, the oldest first. */
  documents: z.array(storedDocument),
  sessions: z.array(session),
  /** What programs call with. */
  apiKeys: z.array(apiKey),
  webhooks: z.array(webhookEndpoint),
});
export type ExportedData = z.infer<typeof exportedData>;
