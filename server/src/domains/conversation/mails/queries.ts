import { and, asc, eq, gte, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { conversations, messagePhotos, messages, type Sender } from "../../../db/schema/index.ts";
import { timeOf } from "../message-queries.ts";
import { otherSide } from "../policy.ts";
import { type ConversationRow, conversationRow } from "../queries.ts";
import type { Said } from "../view.ts";

interface About {
  jobRequestId: string;
  companyId: string;
  messageId: string;
}

interface Unread {
  row: ConversationRow | undefined;
  messages: (Said & { photoCount: number })[];
}

/** A conversation with what one of the two has not read of it from a message on, oldest first. */
export async function unreadSince(db: Db, side: Sender, { messageId, ...pair }: About): Promise<Unread> {
  const [[begun], from] = await Promise.all([
    db.select({ tendererId: conversations.tendererId }).from(conversations).where(of(conversations, pair)),
    timeOf(db, pair, messageId),
  ]);
  if (!begun || from === undefined) return { row: undefined, messages: [] };
  const party = side === "client" ? { side, tendererId: begun.tendererId } : { side, companyId: pair.companyId };
  const row = await conversationRow(db, party, pair);
  const readAt = (side === "client" ? row?.clientReadAt : row?.companyReadAt) ?? null;
  const rows = await db
    .select({
      sender: messages.sender,
      body: messages.body,
      maskedBody: messages.maskedBody,
      photoCount: sql<number>`(select count(*)::int from ${messagePhotos} where message_id = messages.id)`,
    })
    .from(messages)
    .where(
      and(
        of(messages, pair),
        eq(messages.sender, otherSide(side)),
        gte(messages.createdAt, from),
        sql`${messages.createdAt} > coalesce(${readAt}::timestamptz, '-infinity'::timestamptz)`,
      ),
    )
    .orderBy(asc(messages.createdAt));
  return { row, messages: rows };
}

const of = (
  table: Pick<typeof messages, "jobRequestId" | "companyId"> | Pick<typeof conversations, "jobRequestId" | "companyId">,
  { jobRequestId, companyId }: Omit<About, "messageId">,
) => and(eq(table.jobRequestId, jobRequestId), eq(table.companyId, companyId));
