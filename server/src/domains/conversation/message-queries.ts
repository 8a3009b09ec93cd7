import type { ConversationPair } from "@metiro/shared/conversation/schema";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Db, Transaction } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import { files, messagePhotos, messages } from "../../db/schema/index.ts";

/** The photos of a message as JSON, in their order. */
const photos = sql<{ id: string; width: number; height: number }[]>`(
  select coalesce(json_agg(json_build_object('id', ${files.id}, 'width', ${files.width}, 'height', ${files.height}) order by ${messagePhotos.position}), '[]'::json)
  from ${messagePhotos} join ${files} on ${files.id} = ${messagePhotos.fileId}
  where ${messagePhotos.messageId} = ${sql.raw("messages.id")})`;

export const messageFields = {
  id: messages.id,
  sender: messages.sender,
  body: messages.body,
  maskedBody: messages.maskedBody,
  createdAt: messages.createdAt,
  photos: photos.as("photos"),
};

export type MessageRow = Pick<typeof messages.$inferSelect, "id" | "sender" | "body" | "maskedBody" | "createdAt"> & {
  photos: { id: string; width: number; height: number }[];
};

/** Of a conversation that the reader is known to have. */
const pageQuery = prepared((db) =>
  db
    .select(messageFields)
    .from(messages)
    .where(
      and(
        eq(messages.jobRequestId, sql.placeholder("jobRequestId")),
        eq(messages.companyId, sql.placeholder("companyId")),
        sql`${messages.createdAt} < coalesce(${sql.placeholder("before")}::timestamptz, 'infinity'::timestamptz)`,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(sql.placeholder("limit"))
    .prepare("message_page"),
);

interface PageOfMessages {
  /** Only those that are older; absent: from the newest on. */
  before: string | undefined;
  limit: number;
}

export const messagePage = (
  db: Db,
  { jobRequestId, companyId }: ConversationPair,
  { before, limit }: PageOfMessages,
): Promise<MessageRow[]> => pageQuery(db).execute({ jobRequestId, companyId, before: before ?? null, limit });

/** Keeps what some messages are for the other one, of a time when it was not kept. */
export async function keepMasked(db: Db, masked: readonly { id: string; maskedBody: string }[]): Promise<void> {
  if (masked.length === 0) return;
  await db.execute(sql`
    update ${messages} set masked_body = made.masked
    from jsonb_to_recordset(${JSON.stringify(masked.map(({ id, maskedBody }) => ({ id, masked: maskedBody })))}::text::jsonb)
      as made (id uuid, masked text)
    where messages.id = made.id and messages.masked_body is null`);
}

/** When a message of a conversation was written; undefined when the conversation has none of this id. */
export async function timeOf(db: Db, { jobRequestId, companyId }: ConversationPair, id: string) {
  const [row] = await db
    .select({ createdAt: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.jobRequestId, jobRequestId), eq(messages.companyId, companyId)));
  return row?.createdAt;
}

/** A message with its photos, whatever conversation it is of. */
export async function messageById(tx: Transaction, id: string) {
  const [row] = await tx
    .select({ ...messageFields, jobRequestId: messages.jobRequestId, companyId: messages.companyId })
    .from(messages)
    .where(eq(messages.id, id));
  return row;
}
