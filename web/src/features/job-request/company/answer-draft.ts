import { priceUnits } from "@metiro/shared/job-request/answer";
import type { Recipient } from "@metiro/shared/job-request/schema";
import { z } from "zod";

/** An answer as it is typed: amounts in cents, null for none; a day as `yyyy-MM-dd`. */
const answerDraft = z.object({
  priceMin: z.number().nullable(),
  priceMax: z.number().nullable(),
  priceUnit: z.enum(priceUnits),
  availableFrom: z.string(),
  message: z.string(),
});
export type AnswerDraft = z.infer<typeof answerDraft>;

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

/** The draft of one answer on this device. Companies that share a device do not share drafts. */
export function answerDraftIn(storage: Storage | undefined, requestId: string, companyId: string) {
  const key = `answer:${companyId}:${requestId}`;
  return {
    read(): AnswerDraft | undefined {
      try {
        return answerDraft.safeParse(JSON.parse(storage?.getItem(key) ?? "null")).data;
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
