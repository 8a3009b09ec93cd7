import { and, inArray, isNull } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { users } from "../../../db/schema/index.ts";

interface Recipient {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** Mails with whom they are for; nobody where the account is gone. */
export async function withRecipients<Row extends { data: { to: string } }>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & { recipient?: Recipient })[]> {
  if (rows.length === 0) return [];
  const people = await db
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
    );
  const byId = new Map(people.map((person) => [person.id, person]));
  return rows.map((row) => {
    const recipient = byId.get(row.data.to);
    return { ...row, ...(recipient && { recipient }) };
  });
}
