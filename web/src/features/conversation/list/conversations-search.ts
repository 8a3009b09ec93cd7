import type { ConversationListInput } from "@metiro/shared/conversation/schema";
import { choiceField } from "#list/filter/search-field.ts";
import { type ListSearch, listSearch, type ListValues } from "#list/list-search.ts";

export interface ConversationsValues extends ListValues {
  unread: "" | "yes";
}

/** The address of all conversations: a page, how much it holds, what is searched, and whether only what is unread. */
export const conversationsSearch: ListSearch<ConversationsValues> = listSearch({
  unread: choiceField(["", "yes"], ""),
});

export const conversationsInput = ({
  pageNumber,
  pageSize,
  search,
  unread,
}: ConversationsValues): ConversationListInput => ({
  pageNumber,
  pageSize,
  ...(search && { search }),
  ...(unread && { unread: true as const }),
});
