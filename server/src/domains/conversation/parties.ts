import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import { companies, conversations, tenderers } from "../../db/schema/index.ts";

/** The accounts of the two who talk about a request (`id`). */
export async function partiesOf(db: Db, { id, companyId }: { id: string; companyId: string }): Promise<Set<string>> {
  const rows = await partiesQuery(db).execute({ id, companyId });
  return new Set(rows.flatMap(({ clientId, ownerId }) => [clientId, ownerId]));
}

const partiesQuery = prepared((db) =>
  db
    .select({ clientId: tenderers.userId, ownerId: companies.userId })
    .from(conversations)
    .innerJoin(tenderers, eq(tenderers.id, conversations.tendererId))
    .innerJoin(companies, eq(companies.id, conversations.companyId))
    .where(
      and(
        eq(conversations.jobRequestId, sql.placeholder("id")),
        eq(conversations.companyId, sql.placeholder("companyId")),
      ),
    )
    .prepare("conversation_parties"),
);
