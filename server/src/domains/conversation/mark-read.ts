import type { MarkedRead, MarkReadInput, UnreadMessages } from "@metiro/shared/conversation/schema";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { conversations } from "../../db/schema/index.ts";
import { orNotFound } from "../../errors/or-not-found.ts";
import { announce } from "../../live/index.ts";
import type { Call } from "../../trpc/context.ts";
import { timeOf } from "./message-queries.ts";
import { partyOf, type PartyActor } from "./policy.ts";
import { conversationRow, unreadRows } from "./queries.ts";
import { unknownReference } from "./get.ts";

/** Whoever calls has read a conversation up to one of its messages. A mark never goes back. */
export async function markRead({ ctx: { db, actor }, input }: Call<MarkReadInput, PartyActor>): Promise<MarkedRead> {
  const { upTo, ...pair } = input;
  const party = partyOf(actor);
  orNotFound(await conversationRow(db, party, pair));
  const at = await timeOf(db, pair, upTo);
  if (at === undefined) throw unknownReference("upTo");
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
  return { unread: orNotFound(await conversationRow(db, party, pair)).unread };
}

/** How much whoever calls has not read, in all and by conversation. */
export const unread = ({ ctx: { db, actor } }: Call<void, PartyActor>): Promise<UnreadMessages> =>
  unreadRows(db, partyOf(actor));
