import type { KeepLayoutInput, ListLayout, rowHeights } from "@metiro/shared/saved-view/schema";

/** By key of a column whether it is shown, where that is not what the list does by itself. */
export type ColumnChoice = Readonly<Record<string, boolean>>;

/** How a list is laid out by its reader. */
export interface Layout {
  /** Absent: as all lists are, or as the list is by itself. */
  rows?: (typeof rowHeights)[number];
  choice: ColumnChoice;
  /** Empty: the list's own. */
  order: readonly string[];
}

export type LayoutPatch = Partial<Layout>;

export const layoutOf = ({ rows, shown, hidden, order }: Omit<ListLayout, "viewId">): Layout => ({
  ...(rows && { rows }),
  choice: Object.fromEntries([...shown.map((key) => [key, true]), ...hidden.map((key) => [key, false])]),
  order,
});

/** What a call says of it. */
export function callOf({ rows, choice, order }: LayoutPatch): Omit<KeepLayoutInput, "list" | "viewId"> {
  const keysThat = (shown: boolean) => Object.keys(choice ?? {}).filter((key) => choice?.[key] === shown);
  return {
    ...(rows && { rows }),
    ...(choice && { shown: keysThat(true), hidden: keysThat(false) }),
    ...(order && { order: [...order] }),
  };
}
