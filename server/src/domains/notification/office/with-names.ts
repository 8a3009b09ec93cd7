import { and, inArray, isNull } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { jobRequests, users } from "../../../db/schema/index.ts";

interface Recipient {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

interface AboutRequest {
  id: string;
  number: string;
  title: string;
}

interface Row {
  /** What of the mail stands in the queue. */
  data: { to: string; data?: object };
}

/** Mails with whom they are for, nobody where the account is gone, and the request that they are about. */
export async function withNames<One extends Row>(
  db: Db,
  rows: readonly One[],
): Promise<(One & { recipient?: Recipient; request?: AboutRequest })[]> {
  if (rows.length === 0) return [];
  const requestIds = rows.flatMap((row) => requestIdOf(row) ?? []);
  const [people, requests] = await Promise.all([
    db
      .select({ id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(
        and(
          inArray(
            users.id,
            rows.map(({ data }) => data.to),
          ),
          isNull(users.deletedAt),
        ),
      ),
    requestIds.length === 0
      ? []
      : db
          .select({ id: jobRequests.id, number: jobRequests.number, title: jobRequests.title })
          .from(jobRequests)
          .where(inArray(jobRequests.id, requestIds)),
  ]);
  const personById = new Map(people.map((person) => [person.id, person]));
  const requestById = new Map(requests.map((request) => [request.id, request]));
  return rows.map((row) => {
    const recipient = personById.get(row.data.to);
    const request = requestById.get(requestIdOf(row) ?? "");
    return { ...row, ...(recipient && { recipient }), ...(request && { request }) };
  });
}

function requestIdOf({ data: { data = {} } }: Row): string | undefined {
  return "jobRequestId" in data && typeof data.jobRequestId === "string" ? data.jobRequestId : undefined;
}
