import type { AccessListInput } from "@metiro/shared/data-access/schema";
import { type ListSearch, listSearch, type ListValues } from "#list/list-search.ts";
import { idField } from "#list/filter/search-field.ts";

export type AccessesSearch = ListValues & { jobRequestId: string };

/** The address of the list: of all one's requests, or of one. */
export const accessesSearch: ListSearch<AccessesSearch> = listSearch({ jobRequestId: idField() });

/** What the list asks of the server. */
export const accessesInput = ({ jobRequestId, pageNumber, pageSize }: AccessesSearch): Partial<AccessListInput> => ({
  pageNumber,
  pageSize,
  ...(jobRequestId && { jobRequestId }),
});
