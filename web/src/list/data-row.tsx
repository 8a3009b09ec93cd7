import { type MouseEvent, useId } from "react";
import { cn } from "#ui/cn.ts";
import { TickBox } from "#ui/input/tick-box.tsx";
import { Cell, TableRow } from "#ui/table/table.tsx";
import { type Column, type DataTableProps, hideClass } from "./column.ts";

// On a card, which has one column, it is never wider than that, however long a word is.
const linkClass =
  "inline-block min-h-6 max-md:wrap-anywhere content-center align-middle font-semibold text-ink no-underline hover:underline";

export function Row<T>({ row, table }: { row: T; table: DataTableProps<T> }) {
  const { columns, rowKey, rowLink, rowPress, rowActions, cornerActions, rowState, selection } = table;
  const key = rowKey(row);
  const tickId = useId();
  const placed = hasPlaces(columns);
  const hasCorner = cornerActions === true;
  const atEdge = !columns.some(({ place }) => place === "figure" || place === "aside");
  const wideFoot = !columns.some(({ place }) => place === "aside") && (!rowActions || hasCorner);
  const { off, unread } = rowState?.(row) ?? {};
  const selected = selection?.selected.has(key);
  const reason = selection?.disabledReason?.(row);
  const toggle = () => selection?.onChange(toggled(selection.selected, key));
  const press = rowLink
    ? pressed(followLink)
    : rowPress
      ? pressed(() => rowPress(row))
      : selection && reason === undefined
        ? pressed(toggle)
        : undefined;
  return (
    <TableRow
      tabIndex={table.hasKeys ? -1 : undefined}
      selected={selected}
      off={off}
      unread={unread}
      placed={placed}
      className={cn("focus-visible:-outline-offset-2", press && "cursor-pointer")}
      onClick={press}
    >
      {selection && (
        <Cell kind="tick">
          <label htmlFor={tickId} className="-m-3 grid place-items-center p-3" title={reason}>
            <TickBox
              id={tickId}
              aria-label={selection.rowLabel(row)}
              checked={selected ?? false}
              disabled={reason !== undefined}
              onChange={toggle}
            />
          </label>
        </Cell>
      )}
      {columns.map((column) => (
        <Cell
          key={column.key}
          kind={column.primary ? "lead" : kindOf(column)}
          place={placed ? (column.primary ? "title" : (column.place ?? "none")) : undefined}
          label={column.header}
          align={column.align}
          // Nothing stands in its corner where rows cannot be ticked.
          className={cn(
            column.hideOn && hideClass[column.hideOn],
            column.cardClass,
            wideFoot && column.place === "foot" && "max-md:not-cramped:col-span-2",
            column.primary &&
              (selection
                ? hasCorner && "max-md:pr-22!"
                : cornerActions
                  ? "max-md:min-h-10 max-md:content-center max-md:pr-14!"
                  : "max-md:pr-0!"),
          )}
        >
          {column.primary && rowLink
            ? rowLink(row, { className: linkClass, children: column.cell(row) })
            : column.cell(row)}
        </Cell>
      ))}
      {rowActions && (
        <Cell
          kind="actions"
          place={placed && !hasCorner ? (atEdge ? "edge" : "actions") : undefined}
          className={
            hasCorner
              ? cn("max-md:absolute max-md:top-2 max-md:m-0!", selection ? "max-md:right-12" : "max-md:right-4")
              : undefined
          }
        >
          <div className={cn(actsClass, !hasCorner && framedClass, cornerActions === "menu" && lastInCornerClass)}>
            {rowActions(row)}
          </div>
        </Cell>
      )}
    </TableRow>
  );
}

/** Whether the rows of a phone have fixed places for their facts. */
export const hasPlaces = <T,>(columns: readonly Column<T>[]) => columns.some(({ place }) => place !== undefined);

const lastInCornerClass =
  "max-md:[&>button:last-of-type]:absolute max-md:[&>button:last-of-type]:top-2 max-md:[&>button:last-of-type]:right-4";
const actsClass = "flex gap-1 md:justify-end";
/** On a phone nothing is under the pointer that would show where a button ends; a menu alone in its corner says it by its place. */
const framedClass = "max-md:*:border-line-strong";

const kindOf = <T,>({ inline }: Column<T>) => (inline === "named" ? "named" : inline ? "inline" : "value");

const toggled = (selected: ReadonlySet<string>, key: string) =>
  selected.has(key) ? new Set([...selected].filter((other) => other !== key)) : new Set([...selected, key]);

type Press = (event: MouseEvent<HTMLTableRowElement>) => void;

/**
 * A press anywhere on the row but on its controls; text that is being selected is left alone. A press in a menu or dialog
 * of the row comes by here as well, though it stands elsewhere in the page.
 */
const pressed =
  (act: Press): Press =>
  (event) => {
    const { target, currentTarget } = event;
    if (!(target instanceof Element) || !currentTarget.contains(target) || getSelection()?.toString()) return;
    if (!target.closest("a, button, input, label, select")) act(event);
  };

/** A press on the row's link, with the same keys held. */
const followLink: Press = (event) => {
  const link = event.currentTarget.querySelector<HTMLAnchorElement>("td a[href]");
  link?.dispatchEvent(new MouseEvent("click", event.nativeEvent));
};
