import type { OwnMessage } from "@metiro/shared/auth/export";
import { and, asc, eq } from "drizzle-orm";
import { conversations, messages } from "../../db/schema/index.ts";
import type { ActorContext } from "../../trpc/context.ts";
import { settings } from "../application-config/index.ts";
import { messageFields } from "./message-queries.ts";
import { begunBy, partyOf, type PartyActor } from "./policy.ts";
import { conversationRows, pairKey } from "./queries.ts";
import { contactsOf, messageFor, sightOf } from "./view.ts";

/** All that was said in the conversations of whoever calls, as it may be read there, the oldest first. */
export async function messagesOf({ db, actor, fileAddresses }: ActorContext<PartyActor>): Promise<OwnMessage[]> {
  const party = partyOf(actor);
  const { "jobRequest.contactVisibility": visibility } = await settings(db);
  const pair = { jobRequestId: conversations.jobRequestId, companyId: conversations.companyId };
  const talks = await conversationRows(db, party, await db.select(pair).from(conversations).where(begunBy(party)));
  const byPair = new Map(talks.map((talk) => [pairKey(talk), talk]));
  const rows = await db
    .select({ ...messageFields, ...pair })
    .from(messages)
    .innerJoin(
      conversations,
      and(eq(conversations.jobRequestId, messages.jobRequestId), eq(conversations.companyId, messages.companyId)),
    )
    .where(begunBy(party))
    .orderBy(asc(messages.createdAt), asc(messages.id));
  return rows.flatMap(({ jobRequestId, companyId, ...row }) => {
    const talk = byPair.get(pairKey({ jobRequestId, companyId }));
    if (!talk) return [];
    const said = messageFor(sightOf(party.side, talk, visibility), contactsOf(talk), row, fileAddresses.of);
    return [{ ...said, jobRequestId, number: talk.number, company: talk.company.name }];
  });
}
