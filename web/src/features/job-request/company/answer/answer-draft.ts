import { type PriceUnit, priceUnits } from "@metiro/shared/job-request/response";
import type { Recipient } from "@metiro/shared/job-request/schema";

/** An answer as it is typed: amounts in cents, null for none; a day as `yyyy-MM-dd`. */
export interface AnswerDraft {
  priceMin: number | null;
  priceMax: number | null;
  priceUnit: PriceUnit;
  availableFrom: string;
  message: string;
}

const isAmount = (value: unknown) => value === null || typeof value === "number";

/** By hand: zod would come with every received request for the sake of this. */
function isDraft(value: unknown): value is AnswerDraft {
  if (typeof value !== "object" || value === null) return false;
  const draft: Partial<Record<keyof AnswerDraft, unknown>> = value;
  return (
    isAmount(draft.priceMin) &&
    isAmount(draft.priceMax) &&
    priceUnits.some((unit) => unit === draft.priceUnit) &&
    typeof draft.availableFrom === "string" &&
    typeof draft.message === "string"
  );
}

/** The fields of the form at first: empty, or as they were sent. */
export const draftOf = ({
  response,
  priceMin,
  priceMax,
  priceUnit,
  availableFrom,
  message,
}: Recipient): AnswerDraft => ({
  priceMin: priceMin ?? null,
  priceMax: priceMax ?? null,
  priceUnit: priceUnit ?? "total",
  availableFrom: availableFrom ?? "",
  // A decline's message is no message to go with a quote.
  message: response === "interested" ? (message ?? "") : "",
});

export type StoredAnswerDraft = ReturnType<typeof answerDraftIn>;

/** The draft of one answer on this device. Companies that share a device do not share drafts. */
export function answerDraftIn(storage: Storage | undefined, requestId: string, companyId: string) {
  const key = `answer:${companyId}:${requestId}`;
  return {
    key,
    read(): AnswerDraft | undefined {
      try {
        const kept: unknown = JSON.parse(storage?.getItem(key) ?? "null");
        return isDraft(kept) ? kept : undefined;
      } catch {
        return undefined;
      }
    },
    /** A full or forbidden storage loses the reload, not the page: what was typed stays in the fields. */
    write(draft: AnswerDraft): void {
      try {
        storage?.setItem(key, JSON.stringify(draft));
      } catch {
        // Nothing to be done about it.
      }
    },
    remove: () => storage?.removeItem(key),
  };
}
