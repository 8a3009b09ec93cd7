import { useLingui } from "@lingui/react/macro";
import { type RefObject, useRef } from "react";
import { useShortcuts } from "#ui/shortcut/use-shortcuts.ts";
import type { DataTableProps } from "../column.ts";

/** From row to row, and what is pressed in the one that has the focus, or the first. */
export function useRowNavigation(drawn: () => readonly HTMLElement[]) {
  const { t } = useLingui();
  const place = () => drawn().findIndex((row) => row.contains(document.activeElement));
  const goTo = (index: number) => {
    const rows = drawn();
    const row = rows[Math.max(0, Math.min(index, rows.length - 1))];
    row?.focus();
    return row;
  };
  return {
    place,
    goTo,
    press: (selector: string) => goTo(place())?.querySelector<HTMLElement>(selector)?.click(),
    steps: [
      { keys: "j", label: t`Ligne suivante`, run: () => void goTo(place() + 1) },
      { keys: "k", label: t`Ligne précédente`, run: () => void goTo(place() - 1) },
    ],
  };
}

/** The keys of a table's rows. The row itself takes the focus: what reads the page aloud reads it, and Tab goes on to its buttons. */
export function useRowKeys<T>(table: DataTableProps<T>): RefObject<HTMLTableSectionElement | null> {
  const { t } = useLingui();
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows = [], rowKeys = [], rowLink, selection, hasKeys = false } = table;
  const { place, goTo, press, steps } = useRowNavigation(() => [...(body.current?.rows ?? [])]);
  const keys = [
    ...steps,
    ...(rowLink ? [{ keys: "o", label: t`Ouvrir la ligne`, run: () => press("td a[href]") }] : []),
    ...(selection ? [{ keys: "x", label: t`Choisir la ligne`, run: () => press("input[type=checkbox]") }] : []),
    ...rowKeys.map(({ run, ...key }) => ({
      ...key,
      run: () => {
        const row = rows[Math.max(0, place())];
        goTo(place());
        if (row !== undefined) run(row);
      },
    })),
  ];
  useShortcuts(hasKeys && rows.length > 0 ? keys : [], body);
  return body;
}
