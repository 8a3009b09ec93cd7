import type { Recipient } from "@metiro/shared/job-request/schema";

/**
 * Until when a company is asked to answer: the moment that its client was promised, and its own time once that is over. Undefined
 * when both are: an answer is still welcome.
 */
export function answerDueOf(
  { expectedBy, answerBy }: Pick<Recipient, "expectedBy" | "answerBy">,
  now = Date.now(),
): { due: string; promised: boolean } | undefined {
  if (expectedBy !== undefined && Date.parse(expectedBy) > now) return { due: expectedBy, promised: true };
  return Date.parse(answerBy) > now ? { due: answerBy, promised: false } : undefined;
}
