import type { PgTable } from "drizzle-orm/pg-core";
import type * as schema from "./index.ts";

type Schema = typeof schema;
type TableName = { [Name in keyof Schema]: Schema[Name] extends PgTable ? Name : never }[keyof Schema];

/** Where the rows of a table would lie if the database were shared out over several machines. */
export type TableClass =
  /** Small and read everywhere: a whole copy on each machine. */
  | { readonly class: "reference" }
  /** One machine has them all: accounts, sessions, sums, queues, logs. */
  | { readonly class: "local" }
  /** They lie with the client or the company whose id is in the column. */
  | { readonly class: "by tenderer" | "by company"; readonly column: string }
  /** They lie with the client's row of another table that they refer to; the key is not in them yet. */
  | { readonly class: "by tenderer"; readonly through: TableName };

const reference: TableClass = { class: "reference" };
const local: TableClass = { class: "local" };
const byTenderer = (column: string): TableClass => ({ class: "by tenderer", column });
const byCompany = (column: string): TableClass => ({ class: "by company", column });
const withRowOf = (through: TableName): TableClass => ({ class: "by tenderer", through });

/** The class of each table; `docs/operations/scale.md` says when it matters. */
export const tableClasses: Readonly<Record<TableName, TableClass>> = {
  applicationConfig: reference,
  blogImages: reference,
  blogs: reference,
  categories: reference,
  maintenance: reference,
  places: reference,
  priceStatements: reference,
  questionFormDrafts: reference,
  questionFormProgress: reference,
  questionFormVersions: reference,
  regions: reference,
  slugHistory: reference,
  standardLines: reference,
  subcategories: reference,
  subcategoryProofs: reference,
  tradePlaces: reference,
  usualFigures: reference,
  vatRates: reference,
  usualPrices: reference,

  clientReviews: byTenderer("tendererId"),
  conversations: byTenderer("tendererId"),
  dataAccesses: byTenderer("tendererId"),
  idempotencyKeys: withRowOf("jobRequests"),
  jobRequestCompanies: withRowOf("jobRequests"),
  jobRequestMails: withRowOf("jobRequests"),
  jobRequestNotePhotos: withRowOf("jobRequestNotes"),
  jobRequestNotes: withRowOf("jobRequests"),
  jobRequestPhotos: withRowOf("jobRequests"),
  jobRequestPlans: withRowOf("jobRequests"),
  jobRequests: byTenderer("tendererId"),
  messagePhotos: withRowOf("messages"),
  messages: withRowOf("conversations"),
  offerDrafts: withRowOf("jobRequestCompanies"),
  offerLines: withRowOf("offers"),
  offers: withRowOf("jobRequestCompanies"),
  officeNotes: withRowOf("jobRequests"),
  replacedAnswers: withRowOf("jobRequestCompanies"),
  requestChanges: withRowOf("jobRequests"),
  requestDesks: withRowOf("jobRequests"),
  requestDrafts: byTenderer("tendererId"),
  requestGuarantees: withRowOf("jobRequests"),
  requestRelaunches: withRowOf("jobRequests"),
  requestReminders: withRowOf("jobRequests"),
  requestWishes: withRowOf("jobRequests"),
  reviewPhotos: withRowOf("reviews"),
  reviewReminders: withRowOf("jobRequests"),
  reviews: byTenderer("tendererId"),
  tenderers: byTenderer("id"),

  answerTemplates: byCompany("companyId"),
  companies: byCompany("id"),
  companyCoverage: byCompany("companyId"),
  companyFigures: byCompany("companyId"),
  companyHolidays: byCompany("companyId"),
  companyNotes: byCompany("companyId"),
  companyPlaces: byCompany("companyId"),
  companyProofs: byCompany("companyId"),
  companyReviewTotals: byCompany("companyId"),
  companySubcategories: byCompany("companyId"),
  companySubregions: byCompany("companyId"),
  conversationTotals: byCompany("companyId"),
  inboxTotals: byCompany("companyId"),
  pendingRecipients: byCompany("companyId"),
  receivedTotals: byCompany("companyId"),
  showcases: byCompany("companyId"),
  showcaseSlugs: byCompany("companyId"),
  subscriptions: byCompany("companyId"),

  accountTotals: local,
  adoptedViews: local,
  apiKeys: local,
  attempts: local,
  auditChain: local,
  auditEntries: local,
  backupCodes: local,
  backupRuns: local,
  binEntries: local,
  coverageChanges: local,
  documents: local,
  files: local,
  heldMails: local,
  jobRequestDays: local,
  jobRequestMonths: local,
  jobRequestTotals: local,
  jobRequestWaits: local,
  knownOrigins: local,
  listLayouts: local,
  notificationSettings: local,
  pageViews: local,
  panelViews: local,
  pendingRequests: local,
  pushSubscriptions: local,
  rateCounts: local,
  receivedStarts: local,
  recipientDays: local,
  reports: local,
  reviewDays: local,
  savedViews: local,
  secondFactors: local,
  sentMails: local,
  sessions: local,
  signInEvents: local,
  signInTickets: local,
  spentBotProofs: local,
  spentChallenges: local,
  subscriptionDays: local,
  users: local,
  verificationCodes: local,
  webhookAttempts: local,
  webhookDeliveries: local,
  webhookEndpoints: local,
  webhookEvents: local,
  webhookSlowAccounts: local,
};
