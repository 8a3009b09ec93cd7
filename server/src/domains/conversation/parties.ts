import type { ConversationPair } from "@metiro/shared/conversation/schema";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import { companies, conversations, tenderers } from "../../db/schema/index.ts";

/** The accounts of the two who talk about a request (`id`). */
export async function partiesOf(db: Db, { id, companyId }: { id: string; companyId: string }): Promise<Set<string>> {
  const rows = await partiesQuery(db).execute({ id, companyId });
  return new Set(rows.flatMap(({ clientId, ownerId }) => [clientId, ownerId]));
}

/** Whose request it is that two have written to each other about; undefined where nobody has. */
export async function clientOf(db: Db, { jobRequestId, companyId }: ConversationPair): Promise<string | undefined> {
  const [row] = await db
    .select({ tendererId: conversations.tendererId })
    .from(conversations)
    .where(and(eq(conversations.jobRequestId, jobRequestId), eq(conversations.companyId, companyId)));
  return row?.tendererId;
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
