import type { Message, SendMessageInput } from "@metiro/shared/conversation/schema";
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { lockAccount } from "../../db/lock-account.ts";
import { conversations, jobRequests, messagePhotos, messages, type Sender } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import { countAttempt } from "../../limits/attempts.ts";
import { announce } from "../../live/index.ts";
import type { Call } from "../../trpc/context.ts";
import { settings } from "../application-config/index.ts";
import { heldOwnImages } from "../file/index.ts";
import { mailIfUnread } from "./mail-if-unread.ts";
import { maskNew } from "./mask.ts";
import { messageById } from "./message-queries.ts";
import { partyOf, type PartyActor } from "./policy.ts";
import { questionsLeft } from "./questions.ts";
import { type ConversationRow, conversationRow, lockedConversation } from "./queries.ts";
import { closedReasonOf, contactsOf, messageFor, sightOf } from "./view.ts";
import { now } from "../../db/sql.ts";

/** Says something to the other one, who is told by mail if it does not read it soon. */
export async function send({ ctx, input }: Call<SendMessageInput, PartyActor>): Promise<Message> {
  const { jobRequestId, companyId, id, body = "", photoIds = [] } = input;
  const { db, actor } = ctx;
  const pair = { jobRequestId, companyId };
  const party = partyOf(actor);
  orNotFound(await conversationRow(db, party, pair));
  const { "jobRequest.contactVisibility": visibility } = await settings(db);
  return db.transaction(async (tx) => {
    await lockAccount(tx, actor.userId, "key share");
    // Also lets the messages of one person come one after the other: an id that is sent twice at once is seen by the second.
    await countAttempt(tx, [{ kind: "message", subject: actor.userId, userId: actor.userId }]);
    await lockRequest(tx, jobRequestId);
    const talk = orNotFound(await lockedConversation(tx, party, pair));
    const sent = await sentBefore(tx, id, { ...pair, sender: party.side, body });
    if (!sent && closedReasonOf(party.side, talk)) throw new DomainError("CONVERSATION_CLOSED");
    if (!sent && (await questionsLeft(tx, party.side, talk)) === 0) throw new DomainError("TOO_MANY_QUESTIONS");
    const row = sent ?? (await write(tx, talk, { id, sender: party.side, body, photoIds, userId: actor.userId }));
    if (!sent) {
      await mailIfUnread(tx, talk, row);
      await announce(tx, { about: "conversation", id: jobRequestId, companyId });
    }
    return messageFor(sightOf(party.side, talk, visibility), contactsOf(talk), row, ctx.fileAddresses.of);
  });
}

/** While its row is held in share mode a request is neither cancelled nor erased. */
const lockRequest = (tx: Transaction, id: string) =>
  tx.select({ id: jobRequests.id }).from(jobRequests).where(eq(jobRequests.id, id)).for("share");

interface Identity {
  jobRequestId: string;
  companyId: string;
  sender: Sender;
  body: string;
}

/** The message that this id already is. */
async function sentBefore(tx: Transaction, id: string | undefined, { body, ...of }: Identity) {
  const row = id === undefined ? undefined : await messageById(tx, id);
  if (!row) return undefined;
  const same =
    row.jobRequestId === of.jobRequestId &&
    row.companyId === of.companyId &&
    row.sender === of.sender &&
    row.body === body;
  if (!same) throw new DomainError("IDEMPOTENCY_KEY_REUSED");
  return row;
}

interface NewMessage {
  id: string | undefined;
  sender: Sender;
  body: string;
  photoIds: readonly string[];
  userId: string;
}

async function write(tx: Transaction, talk: ConversationRow, { id, sender, body, photoIds, userId }: NewMessage) {
  const photos = await heldOwnImages(tx, userId, { photoIds });
  const at = await nextMoment(tx, talk, sender);
  const { jobRequestId, companyId } = talk;
  const maskedBody = await maskNew(tx, talk, { sender, body });
  const [row] = await tx
    .insert(messages)
    .values({ ...(id !== undefined && { id }), jobRequestId, companyId, sender, body, maskedBody, createdAt: at })
    .returning({
      id: messages.id,
      sender: messages.sender,
      body: messages.body,
      maskedBody: messages.maskedBody,
      createdAt: messages.createdAt,
    });
  if (!row) throw new Error("Inserting a message returned no row");
  if (photos.length > 0)
    await tx
      .insert(messagePhotos)
      .values(photos.map(({ id: fileId }, position) => ({ messageId: row.id, fileId, position })));
  return { ...row, photos };
}

/** Notes in the conversation, which begins here if need be, that somebody writes now: later than whatever was said before. */
async function nextMoment(tx: Transaction, talk: ConversationRow, sender: Sender): Promise<string> {
  const { jobRequestId, companyId, client } = talk;
  const wrote = sender === "client" ? conversations.clientWroteAt : conversations.companyWroteAt;
  const later = sql`greatest(clock_timestamp(), ${conversations.lastMessageAt} + interval '1 millisecond')`;
  const [row] = await tx
    .insert(conversations)
    .values({
      jobRequestId,
      companyId,
      tendererId: client.tendererId,
      ...(sender === "client" ? { clientWroteAt: now } : { companyWroteAt: now }),
    })
    .onConflictDoUpdate({
      target: [conversations.jobRequestId, conversations.companyId],
      set: sender === "client" ? { clientWroteAt: later } : { companyWroteAt: later },
    })
    .returning({ at: wrote });
  if (!row?.at) throw new Error("A conversation was not noted");
  return row.at;
}
