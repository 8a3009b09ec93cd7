import type { Column } from "../column.ts";
import type { ListLayoutState } from "./kept/use-list-layout.ts";

/** The columns that a view of the list brings, in their order. */
interface Brought {
  view: string;
  columns: readonly string[];
}

/** Which columns of a list its reader wants to see, apart for each view with columns. */
export function useShownColumns<T>(layout: ListLayoutState, columns: readonly Column<T>[], brought?: Brought) {
  const { choice, order: keptOrder } = layout.of(brought?.view);
  const isUsual = (column: Column<T>) => (brought ? brought.columns.includes(column.key) : !column.extra);
  const isShown = (column: Column<T>) => column.primary === true || (choice[column.key] ?? isUsual(column));
  /** One that its reader ticked, or whose view brings it though the list does not show it by itself. */
  const isChosen = (column: Column<T>) =>
    choice[column.key] ?? (column.extra === true && brought?.columns.includes(column.key));
  const ordered = inOrder(inOrder(columns, brought?.columns ?? []), keptOrder);
  return {
    /** All of them, as their reader ordered them. */
    ordered,
    /** What was chosen is left out at no width: the table scrolls sideways before that. */
    shown: ordered.filter(isShown).map((column) => (isChosen(column) ? { ...column, hideOn: undefined } : column)),
    isShown,
    /** Puts a column before or behind its neighbour. */
    move: (column: Column<T>, by: -1 | 1) => {
      const keys = ordered.map((one) => one.key);
      const from = keys.indexOf(column.key);
      const [taken] = keys.splice(from, 1);
      if (taken !== undefined) keys.splice(Math.max(0, from + by), 0, taken);
      layout.change({ order: keys }, brought?.view);
    },
    toggle: (column: Column<T>) => {
      const { [column.key]: _before, ...others } = choice;
      const shown = !isShown(column);
      // Ticked by hand, one that is left out where the table is narrow is a choice, though it is what the list does by itself.
      const isUnsaid = shown === isUsual(column) && (!shown || column.hideOn === undefined);
      layout.change({ choice: isUnsaid ? others : { ...others, [column.key]: shown } }, brought?.view);
    },
    reset: () => layout.change({ choice: {}, order: [] }, brought?.view),
    /** Keys of those shown, for a view that is to bring them; undefined: the list's own. */
    keys:
      brought || Object.keys(choice).length > 0 || keptOrder.length > 0
        ? ordered.filter(isShown).map((column) => column.key)
        : undefined,
    changed: Object.keys(choice).length > 0 || keptOrder.length > 0,
  };
}

/** Those that are not named stay where the list has them: behind the one before them. */
function inOrder<T>(columns: readonly Column<T>[], order: readonly string[]): Column<T>[] {
  if (order.length === 0) return [...columns];
  const placeOf = (column: Column<T>, index: number): number => {
    const place = order.indexOf(column.key);
    const before = columns[index - 1];
    return place >= 0 || !before ? place : placeOf(before, index - 1) + 0.5;
  };
  return columns
    .map((column, index) => ({ column, place: placeOf(column, index) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ column }) => column);
}
