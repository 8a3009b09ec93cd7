import { type ReportState, reportStates } from "@metiro/shared/report/constants";
import type { ReportListInput } from "@metiro/shared/report/schema";
import { choiceField } from "#list/filter/search-field.ts";
import { listSearch } from "#list/list-search.ts";

/** The address of the queue: what waits, or what was settled. */
export const reportsSearch = listSearch({ state: choiceField<ReportState>(reportStates, "open") });
export type ReportsSearch = (typeof reportsSearch)["defaults"];

/** What the list asks of the server. */
export const reportsInput = ({ state, pageNumber, pageSize }: ReportsSearch): ReportListInput => ({
  state,
  pageNumber,
  pageSize,
});
