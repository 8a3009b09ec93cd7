import type { RequestRowPage } from "@metiro/shared/job-request/list-row";
import { inTab } from "#page/in-tab.ts";
import { tabStorage } from "#session/device-storage.ts";
import { stored } from "#session/device/stored.ts";
import type { requestsInput } from "../requests-search.ts";

export interface TrailRow {
  id: string;
  /** The page of the list on which it stood. */
  page: number;
}

/** The rows of a list as they were read, in their order, whatever became of them since. */
export interface ListTrail {
  /** Which list: its filters and order, and whose. */
  of: string;
  rows: readonly TrailRow[];
  /** Where the list is read on after them; null where it ends. */
  next: string | null;
}

type ListInput = ReturnType<typeof requestsInput>;
type Read = Pick<RequestRowPage, "next" | "pageNumber"> & { items: readonly { id: string }[] };

/** The list that an address names, on whatever page of it one is. */
export const listAt = ({ pageNumber: _page, ...list }: ListInput, userId: string | undefined): string =>
  JSON.stringify([userId, list]);

export const trailOf = (of: string, { items, pageNumber, next }: Read): ListTrail => ({
  of,
  rows: items.map(({ id }) => ({ id, page: pageNumber })),
  next: next ?? null,
});

const knownIn = ({ rows }: ListTrail) => {
  const ids = new Set(rows.map(({ id }) => id));
  return ({ id }: { id: string }) => ids.has(id);
};

/** With what follows the last row that is known; `page` is where it stands. Those that came into the list since are left to the list. */
export function readAfter(trail: ListTrail, { items, next }: Read, page: number): ListTrail {
  const isKnown = knownIn(trail);
  const found = items.slice(items.findLastIndex(isKnown) + 1);
  return { ...trail, rows: [...trail.rows, ...found.map(({ id }) => ({ id, page }))], next: next ?? null };
}

/** With what stands before the first row that is known. Where rows have left the list, some of that page are known already. */
export function readBefore(trail: ListTrail, { items }: Read, page: number): ListTrail {
  const known = items.findIndex(knownIn(trail));
  const found = known < 0 ? items : items.slice(0, known);
  return { ...trail, rows: [...found.map(({ id }) => ({ id, page })), ...trail.rows] };
}

const last = inTab<ListTrail | undefined>(() => undefined);

const kept = () => stored(tabStorage(), { name: "list-trail", of: [], fits: isTrail });

/** The list that one came from: the one that was read last in this tab, which a page loaded anew still knows. It holds ids alone. */
export const listTrail = {
  keep: (trail: ListTrail): void => {
    last.current = trail;
    kept().write(trail);
  },
  /** That list, if it is the one that is asked for. */
  read: (of: string): ListTrail | undefined => {
    const trail = (last.current ??= kept().read());
    return trail?.of === of ? trail : undefined;
  },
};

function isTrail(value: unknown): value is ListTrail {
  const { of, rows, next } = (value ?? {}) as Partial<Record<keyof ListTrail, unknown>>;
  return typeof of === "string" && Array.isArray(rows) && (next === null || typeof next === "string");
}
