import type { OwnRequestListInput } from "@metiro/shared/job-request/schema";
import { requestPhases } from "@metiro/shared/job-request/rules/stage";
import { type ListSearch, listSearch, type ListValues } from "#list/list-search.ts";
import { choiceField } from "#list/filter/search-field.ts";

export const phaseFilters = ["all", ...requestPhases] as const;
export type PhaseFilter = (typeof phaseFilters)[number];

export type ClientSearch = ListValues & { phase: PhaseFilter };

/** The address of a client's list. */
export const clientSearch: ListSearch<ClientSearch> = listSearch({ phase: choiceField(phaseFilters, "all") });

/** What the list asks of the server. */
export const clientListInput = ({
  phase,
  search,
  pageNumber,
  pageSize,
}: ClientSearch): Partial<OwnRequestListInput> => ({
  pageNumber,
  pageSize,
  ...(search && { search }),
  ...(phase !== "all" && { phase }),
});

/** The requests among which something may be to decide: the newest that go on. */
export const openInput: Partial<OwnRequestListInput> = { phase: "open", pageSize: 25 };

/** Those with a question of the back office that waits for an answer: so many stand above the list. */
export const questionsInput: Partial<OwnRequestListInput> = { hasQuestion: true, pageNumber: 1, pageSize: 3 };
