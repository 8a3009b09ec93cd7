import { type Page, type Paging, toPage } from "@metiro/shared/paging/schema";

/** Which rows of a filter a page holds. */
export interface Window {
  limit: number;
  offset: number;
}

interface Source<Id, Row> {
  /** How many rows the filter holds in all. */
  total: () => Promise<number>;
  /** The ids of one window of the filter, from an index alone. */
  ids: (window: Window) => Promise<Id[]>;
  /** The rows of those ids, in their order. */
  rows: (ids: Id[]) => Promise<Row[]>;
}

export const windowOf = ({ pageNumber, pageSize }: Paging): Window => ({
  limit: pageSize,
  offset: (pageNumber - 1) * pageSize,
});

/** One page of a list: the total and the ids side by side, then names and the rest for those ids only. */
export async function paginate<Id, Row>(paging: Paging, { total, ids, rows }: Source<Id, Row>): Promise<Page<Row>> {
  const [totalCount, found] = await Promise.all([total(), ids(windowOf(paging))]);
  return toPage(found.length > 0 ? await rows(found) : [], totalCount, paging);
}
