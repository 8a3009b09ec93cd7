import type { TendererListInput } from "@metiro/shared/job-request/schema";
import { JobStatus } from "@metiro/shared/job-request/lifecycle";
import { type ListSearch, listSearch, type ListValues } from "../../../list/list-search.ts";
import { choiceField } from "../../../list/search-field.ts";

export const statusFilters = ["all", "active", "processed", "canceled"] as const;
export type StatusFilter = (typeof statusFilters)[number];

const statusesOf: Record<StatusFilter, JobStatus[] | undefined> = {
  all: undefined,
  active: [JobStatus.Active],
  processed: [JobStatus.Processed],
  canceled: [JobStatus.Canceled],
};

export type ClientSearch = ListValues & { status: StatusFilter };

/** The address of a client's list. */
export const clientSearch: ListSearch<ClientSearch> = listSearch({ status: choiceField(statusFilters, "all") });

/** What the list asks of the server. */
export const clientListInput = ({
  status,
  search,
  pageNumber,
  pageSize,
}: ClientSearch): Partial<TendererListInput> => ({
  pageNumber,
  pageSize,
  ...(search && { search }),
  ...(statusesOf[status] && { statuses: statusesOf[status] }),
});

/** The requests among which something may be to decide: the newest that companies have. */
export const toDecideInput: Partial<TendererListInput> = { statuses: [JobStatus.Processed], pageSize: 25 };
