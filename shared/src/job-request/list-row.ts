import { z } from "zod";
import { pageOf } from "../paging/schema.ts";
import { cents, date, id, revision, timestamp } from "../scalars.ts";
import { startPreferences } from "../sub-category/start-preference.ts";
import { jobStatuses } from "./rules/lifecycle.ts";
import { maxChosen } from "./constants.ts";
import { deskInList } from "./desk-schema.ts";
import { requestProgress } from "./rules/progress.ts";
import { searchedRequestPage } from "./schema.ts";
import { requestStages } from "./rules/stage.ts";

/** How far the companies have come that a request was sent to; those that a sending waits for are counted in the first two alone. */
const recipientCounts = {
  recipientCount: z.int(),
  /** Of them those that know nothing yet: the sending can be taken back. */
  heldCount: z.int(),
  seenCount: z.int(),
  /** Interested, whatever the client decided since. */
  interestedCount: z.int(),
  declinedCount: z.int(),
  acceptedCount: z.int(),
  /** Those that the client turned down. */
  rejectedCount: z.int(),
};

/**
 * A row of the back office's list in short: counts where `RequestItem` has recipients, ids where it has names. The catalogue tells a
 * subcategory's category and a district's canton.
 */
const requestListRow = z.object({
  id,
  number: z.string(),
  revision,
  status: z.literal(jobStatuses),
  stage: z.enum(requestStages),
  /** How far it has come, for the back office. */
  progress: z.enum(requestProgress),
  title: z.string(),
  subcategoryId: id,
  subregionId: id,
  postalCode: z.string().optional(),
  locality: z.string().optional(),
  startPreference: z.enum(startPreferences),
  startDate: date.optional(),
  budgetMin: cents.optional(),
  budgetMax: cents.optional(),
  currency: z.string(),
  tenderer: z.object({ firstName: z.string(), lastName: z.string() }),
  createdAt: timestamp,
  updatedAt: timestamp,
  processedAt: timestamp.optional(),
  canceledAt: timestamp.optional(),
  doneAt: timestamp.optional(),
  erased: z.literal(true).optional(),
  openQuestions: z.int(),
  ...recipientCounts,
  ...deskInList.shape,
});
export type RequestListRow = z.infer<typeof requestListRow>;

export const requestRowPage = pageOf(requestListRow).extend({
  statusCounts: searchedRequestPage.shape.statusCounts,
  totalCapped: searchedRequestPage.shape.totalCapped,
  relaunchCount: z.int().optional(),
});
export type RequestRowPage = z.infer<typeof requestRowPage>;

/** The ids of what a filter finds, in its order, as many as can be chosen at once. */
export const requestIds = z.object({
  ids: z.array(id).max(maxChosen),
  totalCount: z.int(),
  totalCapped: searchedRequestPage.shape.totalCapped,
});
export type RequestIds = z.infer<typeof requestIds>;
