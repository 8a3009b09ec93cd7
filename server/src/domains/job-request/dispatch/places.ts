import type { Settings } from "@metiro/shared/application-config/keys";
import { and, eq, ne, not, or } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { isLate } from "../../../db/queries/recipients.ts";
import { jobRequestCompanies } from "../../../db/schema/index.ts";

/** How many of the places of a request are taken: a company that has not answered in its days frees its own. */
export const takenPlaces = (
  db: Queryable,
  id: string,
  { "jobRequest.answerDays": answerDays }: Pick<Settings, "jobRequest.answerDays">,
): Promise<number> =>
  db.$count(
    jobRequestCompanies,
    and(
      eq(jobRequestCompanies.jobRequestId, id),
      or(ne(jobRequestCompanies.response, "none"), not(isLate(answerDays))),
    ),
  );
