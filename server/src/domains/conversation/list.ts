import type { ConversationPage } from "@metiro/shared/conversation/schema";
import type { Paging } from "@metiro/shared/paging/schema";
import { paginate } from "../../db/paging/paginate.ts";
import type { Call } from "../../trpc/context.ts";
import { settings } from "../application-config/index.ts";
import { partyOf, type PartyActor } from "./policy.ts";
import { begunConversations, conversationRows } from "./queries.ts";
import { conversationItemFor, sightOf } from "./view.ts";

/** One's own conversations that have begun, the one with the latest message first. */
export async function list({ ctx, input }: Call<Paging, PartyActor>): Promise<ConversationPage> {
  const { db, actor } = ctx;
  const party = partyOf(actor);
  const { "jobRequest.contactVisibility": visibility } = await settings(db);
  return paginate({ ctx, list: "conversation.list" }, input, {
    ...begunConversations(db, party),
    rows: async (pairs) =>
      (await conversationRows(db, party, pairs)).flatMap(
        (row) => conversationItemFor(sightOf(party.side, row, visibility), row) ?? [],
      ),
  });
}
