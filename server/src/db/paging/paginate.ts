import { type Page, type Paging, toPage } from "@metiro/shared/paging/schema";
import { DomainError } from "../../errors/domain-error.ts";
import type { CursorPosition } from "./order.ts";

/** Which rows of a filter a page holds: so many from here, or after a place. */
export interface Window {
  limit: number;
  offset: number;
  after?: CursorPosition | undefined;
}

/** An id with its place in the order of the list. */
export interface Placed<Id> {
  id: Id;
  place: CursorPosition;
}

interface Source<Id, Row> {
  /** How many rows the filter holds in all. */
  total: () => Promise<number>;
  /** The ids of one window of the filter, from an index alone. */
  ids: (window: Window) => Promise<readonly Placed<Id>[]>;
  /** The rows of those ids, in their order. */
  rows: (ids: Id[]) => Promise<Row[]>;
}

/** What makes cursors of places, and places of cursors. */
interface Cursors {
  of: (list: string, place: CursorPosition) => string;
  placeIn: (list: string, cursor: string) => CursorPosition | undefined;
}

/** The call that is asked: its cursors are for no other. */
export interface PagedCall {
  ctx: { cursors: Cursors };
  list: string;
}

/** The window of a page with one row more than it shows, which tells whether anything comes after it. */
export function placedWindow({ ctx, list }: PagedCall, paging: Paging): Window {
  const offset = (paging.pageNumber - 1) * paging.pageSize;
  const window = { limit: paging.pageSize + 1, offset };
  if (paging.after === undefined) return window;
  if (offset > 0) throw broken("pageNumber", "invalid");
  const after = ctx.cursors.placeIn(bound(list, paging), paging.after);
  if (after === undefined) throw broken("after", "unknown");
  return { ...window, after };
}

/** One page of a list: the total and the ids side by side, then names and the rest for those ids only. */
export async function paginate<Id, Row>(
  asking: PagedCall,
  paging: Paging,
  { total, ids, rows }: Source<Id, Row>,
): Promise<Page<Row>> {
  const [totalCount, found] = await Promise.all([total(), ids(placedWindow(asking, paging))]);
  const shown = found.slice(0, paging.pageSize);
  const last = found.length > paging.pageSize ? shown.at(-1) : undefined;
  const items = shown.length > 0 ? await rows(shown.map(({ id }) => id)) : [];
  const next = last ? asking.ctx.cursors.of(bound(asking.list, paging), last.place) : null;
  return toPage({ items, totalCount, next }, paging);
}

/** What a cursor is for: a list with its order and filters, whatever the size of its pages. */
const bound = (list: string, { pageNumber: _number, pageSize: _size, after: _after, ...asked }: Paging): string =>
  `${list} ${JSON.stringify(Object.entries(asked).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`;

const broken = (field: string, rule: "invalid" | "unknown") =>
  new DomainError("VALIDATION_FAILED", { errors: { [field]: [{ rule }] } });
