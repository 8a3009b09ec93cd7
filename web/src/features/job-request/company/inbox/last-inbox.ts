import type { InboxSearch } from "./inbox-search.ts";

/** A page of the inbox, as it was read. */
export interface InboxPage {
  search: InboxSearch;
  ids: readonly string[];
  /** How many stand on the pages before it, and how many on all. */
  before: number;
  total: number;
}

let last: InboxPage | undefined;

/**
 * The page of the inbox that was read last, while the document lives: it holds still, so that a request that is answered still leads to the
 * one after it.
 */
export const lastInbox = {
  keep: (page: InboxPage): void => {
    last = page;
  },
  /** That page, if it holds a request. */
  around: (id: string): InboxPage | undefined => (last?.ids.includes(id) ? last : undefined),
};
