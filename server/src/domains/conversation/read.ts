import type {
  Conversation,
  ConversationInput,
  ConversationPage,
  MarkedRead,
  MarkReadInput,
  UnreadMessages,
} from "@metiro/shared/conversation/schema";
import type { Paging } from "@metiro/shared/paging/schema";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { paginate } from "../../db/paginate.ts";
import { conversations } from "../../db/schema/index.ts";
import { DomainError } from "../../errors/domain-error.ts";
import { found } from "../../errors/or-not-found.ts";
import { announce } from "../../live/index.ts";
import type { Call } from "../../trpc/context.ts";
import { settings } from "../application-config/index.ts";
import { keepMasked, messagePage, timeOf } from "./message-queries.ts";
import { partyOf, type PartyActor } from "./policy.ts";
import { begunConversations, conversationRow, conversationRows, unreadRows } from "./queries.ts";
import { closedReasonOf, contactsOf, headFor, inBothForms, itemFor, messageFor, sightOf } from "./view.ts";

/** One's own conversations that have begun, the one with the latest message first. */
export async function list({ ctx: { db, actor }, input }: Call<Paging, PartyActor>): Promise<ConversationPage> {
  const party = partyOf(actor);
  const { "jobRequest.contactVisibility": visibility } = await settings(db);
  return paginate(input, {
    ...begunConversations(db, party),
    rows: async (pairs) =>
      (await conversationRows(db, party, pairs)).flatMap(
        (row) => itemFor(sightOf(party.side, row, visibility), row) ?? [],
      ),
  });
}

/** A conversation and a page of its messages, the newest first. */
export async function get({ ctx, input }: Call<ConversationInput, PartyActor>): Promise<Conversation> {
  const { db, actor, fileAddresses } = ctx;
  const { before, limit, ...pair } = input;
  const party = partyOf(actor);
  const [row, limits] = await Promise.all([conversationRow(db, party, pair), settings(db)]);
  const talk = found(row);
  const end = before === undefined ? undefined : await timeOf(db, pair, before);
  if (before !== undefined && end === undefined) throw unknown("before");
  const page = await messagePage(db, pair, { before: end, limit: limit + 1 });

  const sight = sightOf(party.side, talk, limits["jobRequest.contactVisibility"]);
  const contact = contactsOf(talk);
  const messages = page.slice(0, limit).map((message) => inBothForms(message, contact));
  await keepMasked(
    db,
    messages.filter((_message, at) => page[at]?.maskedBody === null),
  );
  const closedReason = closedReasonOf(party.side, talk);
  const otherReadAt = party.side === "client" ? talk.companyReadAt : talk.clientReadAt;
  return {
    ...headFor(sight, talk),
    ...(closedReason && { closedReason }),
    contactVisible: sight.contactVisible,
    ...(otherReadAt !== null && { otherReadAt }),
    messages: messages.map((message) => messageFor(sight, contact, message, fileAddresses.of)),
    more: page.length > limit,
  };
}

/** Whoever calls has read a conversation up to one of its messages. A mark never goes back. */
export async function markRead({ ctx: { db, actor }, input }: Call<MarkReadInput, PartyActor>): Promise<MarkedRead> {
  const { upTo, ...pair } = input;
  const party = partyOf(actor);
  found(await conversationRow(db, party, pair));
  const at = await timeOf(db, pair, upTo);
  if (at === undefined) throw unknown("upTo");
  const mark = party.side === "client" ? conversations.clientReadAt : conversations.companyReadAt;
  await db.transaction(async (tx) => {
    const { count } = await tx
      .update(conversations)
      .set(party.side === "client" ? { clientReadAt: at } : { companyReadAt: at })
      .where(
        and(
          eq(conversations.jobRequestId, pair.jobRequestId),
          eq(conversations.companyId, pair.companyId),
          or(isNull(mark), lt(mark, at)),
        ),
      );
    if (count > 0) await announce(tx, { about: "conversation", id: pair.jobRequestId, companyId: pair.companyId });
  });
  return { unread: found(await conversationRow(db, party, pair)).unread };
}

/** How much whoever calls has not read, in all and by conversation. */
export const unread = ({ ctx: { db, actor } }: Call<void, PartyActor>): Promise<UnreadMessages> =>
  unreadRows(db, partyOf(actor));

const unknown = (field: string) => new DomainError("VALIDATION_FAILED", { errors: { [field]: [{ rule: "unknown" }] } });
