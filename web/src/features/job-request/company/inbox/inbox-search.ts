import { inboxBoxNames } from "@metiro/shared/job-request/response";
import type { ReceivedListInput } from "@metiro/shared/job-request/schema";
import { type ListSearch, listSearch, type ListValues } from "#list/list-search.ts";
import { choiceField, idField } from "#list/filter/search-field.ts";
import { keptOrder } from "./inbox-order.ts";

export const inboxTabs = [...inboxBoxNames, "all"] as const;
export type InboxTab = (typeof inboxTabs)[number];

export type InboxSearch = ListValues & {
  tab: InboxTab;
  subcategoryId: string;
  subregionId: string;
  /** None: the one that this device keeps. */
  order: "" | "newest" | "dueFirst";
};

/** The address of a company's inbox. */
export const inboxSearch: ListSearch<InboxSearch> = listSearch({
  tab: choiceField(inboxTabs, "toAnswer"),
  subcategoryId: idField(),
  subregionId: idField(),
  order: choiceField(["", "newest", "dueFirst"], ""),
});

type Input = Partial<ReceivedListInput>;

type OrderedSearch = InboxSearch & { order: Exclude<InboxSearch["order"], ""> };

/** In the order that a person reads it in: the address goes before what this device keeps. */
export const inOrder = (values: InboxSearch, userId: string | undefined): OrderedSearch => ({
  ...values,
  order: values.order || (keptOrder(userId).read() ?? "newest"),
});

/** What the inbox asks of the server. */
export const inboxInput = (values: OrderedSearch): Input => {
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
