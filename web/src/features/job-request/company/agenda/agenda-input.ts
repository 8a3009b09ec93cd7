import { maxPageSize } from "@metiro/shared/paging/constants";

/** What an agenda is made of: what is due next, and what was won last. */
export const toAnswerInput = { box: "toAnswer", sort: "dueFirst", pageSize: maxPageSize } as const;
export const wonInput = { box: "won", pageSize: maxPageSize } as const;

/** Of each, no more pages than these are read. */
export const mostPages = 3;
