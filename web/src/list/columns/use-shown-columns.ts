import { useState } from "react";
import { deviceStorage } from "#session/device-storage.ts";
import { stored } from "#session/device/stored.ts";
import { useSession } from "#session/use-session.ts";
import type { Column } from "../column.ts";

/** By key of a column whether it is shown, where that is not what the list does by itself. */
type Choice = Readonly<Record<string, boolean>>;

/** The columns that a view of the list brings, in their order. */
interface Brought {
  view: string;
  columns: readonly string[];
}

/** Which columns of a list its reader wants to see: kept on this device, for each account and list, and apart for each view with columns. */
export function useShownColumns<T>(list: string | undefined, columns: readonly Column<T>[], brought?: Brought) {
  const userId = useSession()?.user.id ?? "";
  const of = [userId, list ?? "", ...(brought ? [brought.view] : [])];
  const own = stored(deviceStorage(), { name: "columns", of, fits: isChoice });
  const order = stored(deviceStorage(), { name: "column-order", of, fits: isOrder });
  const [moved, setMoved] = useState<{ key: string; order: readonly string[] } | null>(null);
  const { key } = own;
  const keptOrder = moved?.key === key ? moved.order : list === undefined ? [] : (order.read() ?? []);
  const [kept, setKept] = useState<{ key: string; choice: Choice } | null>(null);
  const choice = kept?.key === key ? kept.choice : list === undefined ? {} : (own.read() ?? {});
  const isUsual = (column: Column<T>) => (brought ? brought.columns.includes(column.key) : !column.extra);
  const isShown = (column: Column<T>) => column.primary === true || (choice[column.key] ?? isUsual(column));
  /** One that its reader ticked, or whose view brings it though the list does not show it by itself. */
  const isChosen = (column: Column<T>) =>
    choice[column.key] ?? (column.extra === true && brought?.columns.includes(column.key));
  const keep = (next: Choice) => {
    setKept({ key, choice: next });
    if (Object.keys(next).length === 0) own.remove();
    else own.write(next);
  };
  const ordered = inOrder(inOrder(columns, brought?.columns ?? []), keptOrder);
  const keepOrder = (next: readonly string[]) => {
    setMoved({ key, order: next });
    if (next.length === 0) order.remove();
    else order.write(next);
  };
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
      keepOrder(keys);
    },
    toggle: (column: Column<T>) => {
      const { [column.key]: _before, ...others } = choice;
      const shown = !isShown(column);
      // Ticked by hand, one that is left out where the table is narrow is a choice, though it is what the list does by itself.
      const isUnsaid = shown === isUsual(column) && (!shown || column.hideOn === undefined);
      keep(isUnsaid ? others : { ...others, [column.key]: shown });
    },
    reset: () => {
      keep({});
      keepOrder([]);
    },
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

const isOrder = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((key) => typeof key === "string");

const isChoice = (value: unknown): value is Choice =>
  typeof value === "object" && value !== null && Object.values(value).every((shown) => typeof shown === "boolean");
