import {
  type DurationUnit,
  durationUnits,
  type PriceUnit,
  priceUnits,
  type Vat,
  vats,
  type Visit,
  visits,
} from "@metiro/shared/job-request/response";
import type { Recipient } from "@metiro/shared/job-request/schema";
import { stored } from "#session/device/stored.ts";

/** An answer as it is typed: amounts in cents, null for none; a day as `yyyy-MM-dd`. */
export interface AnswerDraft {
  priceMin: number | null;
  priceMax: number | null;
  priceUnit: PriceUnit;
  availableFrom: string;
  /** Empty: not said; absent in drafts that were begun before it was asked. So are those below. */
  visit?: Visit | "";
  vat?: Vat | "";
  duration?: number | null;
  durationUnit?: DurationUnit;
  message: string;
  /** The PDF that goes with it; empty or absent: none. */
  documentId?: string;
}

/** A draft of an answer as the device keeps it. */
export interface KeptAnswerDraft extends AnswerDraft {
  /** What the PDF is called and how large it is, to be shown after a reload. */
  document?: { id: string; name: string; bytes?: number | undefined; pages?: number | undefined } | undefined;
}

const isDocument = (value: unknown) =>
  value === undefined ||
  (typeof value === "object" && value !== null && "name" in value && typeof value.name === "string" && "id" in value);

const isAmount = (value: unknown) => value === null || typeof value === "number";

/** By hand: zod would come with every received request for the sake of this. */
function isDraft(value: unknown): value is KeptAnswerDraft {
  if (typeof value !== "object" || value === null) return false;
  const draft: Partial<Record<keyof KeptAnswerDraft, unknown>> = value;
  return (
    isAmount(draft.priceMin) &&
    isAmount(draft.priceMax) &&
    priceUnits.some((unit) => unit === draft.priceUnit) &&
    typeof draft.availableFrom === "string" &&
    ["", undefined, ...visits].some((visit) => visit === draft.visit) &&
    ["", undefined, ...vats].some((vat) => vat === draft.vat) &&
    (draft.duration === undefined || isAmount(draft.duration)) &&
    [undefined, ...durationUnits].some((unit) => unit === draft.durationUnit) &&
    typeof draft.message === "string" &&
    ["undefined", "string"].includes(typeof draft.documentId) &&
    isDocument(draft.document)
  );
}

/** The fields of the form at first: empty, or as they were sent. */
export const draftOf = ({
  response,
  priceMin,
  priceMax,
  priceUnit,
  availableFrom,
  visit,
  vat,
  duration,
  durationUnit,
  message,
  document,
}: Recipient): AnswerDraft => ({
  priceMin: priceMin ?? null,
  priceMax: priceMax ?? null,
  priceUnit: priceUnit ?? "total",
  availableFrom: availableFrom ?? "",
  visit: visit ?? "",
  vat: vat ?? "",
  duration: duration ?? null,
  durationUnit: durationUnit ?? "day",
  // A decline's message is no message to go with a quote.
  message: response === "interested" ? (message ?? "") : "",
  documentId: document?.id ?? "",
});

export type StoredAnswerDraft = ReturnType<typeof answerDraftIn>;

/** The draft of one answer on this device. Companies that share a device do not share drafts. */
export const answerDraftIn = (storage: Storage | undefined, requestId: string, companyId: string) =>
  stored(storage, { name: "answer", of: [companyId, requestId], fits: isDraft });

/** Removes a draft once it is sent; what is returned puts it back as it was typed, for who takes the answer back. */
export function sentDraft(draft: StoredAnswerDraft): () => void {
  const typed = draft.read();
  draft.remove();
  return () => void (typed && draft.write(typed));
}
