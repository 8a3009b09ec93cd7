import { cn } from "#ui/cn.ts";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { Cell, TableRow } from "#ui/table/table.tsx";
import { type Column, hideClass } from "../column.ts";
import { hasPlaces } from "../data-row.tsx";

interface SkeletonRowsProps<T> {
  count: number;
  columns: readonly Column<T>[];
  tick: boolean;
  actions: boolean;
}

const widths = ["w-4/5", "w-3/5", "w-2/3", "w-1/2", "w-3/4"];

/** Rows in the place of those that are coming. */
export function SkeletonRows<T>({ count, columns, tick, actions }: SkeletonRowsProps<T>) {
  const placed = hasPlaces(columns);
  return Array.from({ length: count }, (_, index) => (
    <TableRow key={index} placed={placed} className="md:h-15 md:group-data-compact/table:h-11">
      {tick && (
        <Cell kind="tick">
          <Skeleton className="size-5" />
        </Cell>
      )}
      {columns.map((column, place) => (
        <Cell
          key={column.key}
          kind={column.primary ? "lead" : column.inline ? "inline" : "value"}
          place={placed ? (column.primary ? "title" : (column.place ?? "none")) : undefined}
          label={column.header}
          className={column.hideOn && hideClass[column.hideOn]}
        >
          <Skeleton className={cn("max-w-40 min-w-10", widths[(index + place) % widths.length])} />
        </Cell>
      ))}
      {actions && (
        <Cell kind="actions" place={placed ? "actions" : undefined}>
          <Skeleton shape="button" className="ml-auto" />
        </Cell>
      )}
    </TableRow>
  ));
}
