import type { CompanyResponse } from "../response.ts";

interface Recipient {
  response: CompanyResponse;
  /** Until when the company is asked to answer. */
  answerBy: string;
}

/** How many places of a request are taken: a company that has not answered in its days frees its own. `takenPlaces` of the server, in SQL. */
export const placesTaken = (recipients: readonly Recipient[], now = new Date()): number =>
  recipients.filter(({ response, answerBy }) => response !== "none" || Date.parse(answerBy) > now.getTime()).length;
