import type { Paging } from "@metiro/shared/paging/schema";
import { type ListSearch, listSearch, type ListValues } from "#list/list-search.ts";

/** The address of all conversations: a page, and how much it holds. */
export const conversationsSearch: ListSearch<ListValues> = listSearch({});

export const conversationsInput = ({ pageNumber, pageSize }: ListValues): Paging => ({
  pageNumber,
  pageSize,
});
