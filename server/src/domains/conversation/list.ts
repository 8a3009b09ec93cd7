import type { ConversationItem, ConversationListInput, ConversationPage } from "@metiro/shared/conversation/schema";
import { isFoundIn } from "@metiro/shared/text/fold";
import { paginate, type Placed } from "../../db/paging/paginate.ts";
import type { CursorPosition } from "../../db/paging/order.ts";
import { searchWords } from "../../db/search.ts";
import type { Call } from "../../trpc/context.ts";
import { settings } from "../application-config/index.ts";
import { partyOf, type PartyActor } from "./policy.ts";
import { begunConversations, conversationRows, conversationsNamed, pairKey } from "./queries.ts";
import { conversationItemFor, sightOf } from "./view.ts";

/** One's own conversations that have begun, the one with the latest message first. */
export async function list({ ctx, input }: Call<ConversationListInput, PartyActor>): Promise<ConversationPage> {
  const { db, actor } = ctx;
  const party = partyOf(actor);
  const { unread, search } = input;
  const { "jobRequest.contactVisibility": visibility } = await settings(db);
  const asking = { ctx, list: "conversation.list" };
  const itemsOf = async (pairs: Parameters<typeof conversationRows>[2]) =>
    (await conversationRows(db, party, pairs)).flatMap(
      (row) => conversationItemFor(sightOf(party.side, row, visibility), row) ?? [],
    );
  if (search === undefined)
    return paginate(asking, input, { ...begunConversations(db, party, { unread }), rows: itemsOf });

  const words = searchWords(search);
  // What is hidden from its reader finds nothing.
  const found = async (after?: CursorPosition): Promise<Placed<ConversationItem>[]> => {
    const named = words.length > 0 ? await conversationsNamed(db, party, { words, unread, after }) : [];
    const items = new Map((await itemsOf(named.map(({ id }) => id))).map((item) => [pairKey(item), item]));
    return named.flatMap(({ id, place }) => {
      const item = items.get(pairKey(id));
      return item &&
        isFoundIn(`${item.title} ${party.side === "client" ? item.company.name : personIn(item)}`, words.join(" "))
        ? [{ id: item, place }]
        : [];
    });
  };
  const all = found();
  return paginate(asking, input, {
    total: async () => (await all).length,
    ids: async ({ limit, offset, after }) => (await (after ? found(after) : all)).slice(offset, offset + limit),
    rows: async (items) => items,
  });
}

const personIn = ({ client: { firstName, lastName = "" } }: ConversationItem) => `${firstName} ${lastName}`;
