import { JobStatus } from "@metiro/shared/job-request/lifecycle";
import type { CompanyListInput } from "@metiro/shared/job-request/schema";
import { type ListSearch, listSearch, type ListValues } from "../../../list/list-search.ts";
import { choiceField, idField } from "../../../list/search-field.ts";

export const inboxTabs = ["open", "answered", "accepted", "declined", "all"] as const;
export type InboxTab = (typeof inboxTabs)[number];

export type InboxSearch = ListValues & { tab: InboxTab; subcategoryId: string; subregionId: string };

/** The address of a company's inbox. */
export const inboxSearch: ListSearch<InboxSearch> = listSearch({
  tab: choiceField(inboxTabs, "open"),
  subcategoryId: idField(),
  subregionId: idField(),
});

type Input = Partial<CompanyListInput>;

const filterOf: Record<InboxTab, Input> = {
  open: { response: "none", statuses: [JobStatus.Processed] },
  answered: { response: "interested" },
  accepted: { clientDecision: "accepted" },
  declined: { response: "declined" },
  all: {},
};

/** What the inbox asks of the server. */
export const inboxInput = ({ tab, search, subcategoryId, subregionId, pageNumber, pageSize }: InboxSearch): Input => ({
  ...filterOf[tab],
  pageNumber,
  pageSize,
  ...(search && { search }),
  ...(subcategoryId && { subcategoryId }),
  ...(subregionId && { subregionId }),
});

/** Asks for no more than the total of a tab. */
export const countInput = (tab: InboxTab): Input => ({ ...filterOf[tab], pageSize: 1 });
