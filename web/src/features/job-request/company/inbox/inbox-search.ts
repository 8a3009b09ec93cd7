import { inboxBoxNames } from "@metiro/shared/job-request/response";
import type { ReceivedListInput } from "@metiro/shared/job-request/schema";
import { type ListSearch, listSearch, type ListValues } from "#list/list-search.ts";
import { choiceField, idField } from "#list/filter/search-field.ts";

export const inboxTabs = [...inboxBoxNames, "all"] as const;
export type InboxTab = (typeof inboxTabs)[number];

const inboxOrders = ["newest", "dueFirst"] as const;

export type InboxSearch = ListValues & {
  tab: InboxTab;
  subcategoryId: string;
  subregionId: string;
  order: (typeof inboxOrders)[number];
};

/** The address of a company's inbox. */
export const inboxSearch: ListSearch<InboxSearch> = listSearch({
  tab: choiceField(inboxTabs, "toAnswer"),
  subcategoryId: idField(),
  subregionId: idField(),
  order: choiceField(inboxOrders, "newest"),
});

type Input = Partial<ReceivedListInput>;

/** What the inbox asks of the server. */
export const inboxInput = (values: InboxSearch): Input => {
  const { tab, search, subcategoryId, subregionId, order, pageNumber, pageSize } = values;
  return {
    ...(tab !== "all" && { box: tab }),
    pageNumber,
    pageSize,
    ...(search && { search }),
    ...(subcategoryId && { subcategoryId }),
    ...(subregionId && { subregionId }),
    // Only what is to be answered has a deadline.
    ...(tab === "toAnswer" && order !== "newest" && { sort: order }),
  };
};
