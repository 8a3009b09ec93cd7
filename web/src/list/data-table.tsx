import { Trans } from "@lingui/react/macro";
import { cn } from "#ui/cn.ts";
import { HeaderCell, Table, TableBody, TableHead, TableRow } from "#ui/table/table.tsx";
import { type Column, type DataTableProps, hideClass } from "./column.ts";
import { BulkBar, SelectAll } from "./selection/selection.tsx";
import { Row } from "./data-row.tsx";
import { useRowKeys } from "./row/use-row-keys.ts";
import { SkeletonRows } from "./row/skeleton-rows.tsx";
import { VisuallyHidden } from "#ui/display/visually-hidden.tsx";

export function DataTable<T>(props: DataTableProps<T>) {
  const { caption, columns, rows, empty, busy, rowActions, selection, skeletonRows = 8, compact, headStays } = props;
  const body = useRowKeys(props);
  if (rows?.length === 0 && !busy) return <>{empty}</>;
  return (
    <div className="@container/table relative min-w-0">
      {selection?.summary && selection.selected.size > 0 && (
        <BulkBar selection={selection}>
          <SelectAll selection={selection} rows={rows ?? []} rowKey={props.rowKey} />
        </BulkBar>
      )}
      <Table
        aria-label={caption}
        aria-busy={busy || rows === undefined}
        sticky={headStays || selection?.summary !== undefined}
        data-compact={compact ? "" : undefined}
        className={cn(busy && "opacity-60")}
      >
        <TableHead>
          <TableRow>
            {selection && (
              <HeaderCell className="w-11">
                {!(selection.summary && selection.selected.size > 0) && (
                  <SelectAll selection={selection} rows={rows ?? []} rowKey={props.rowKey} />
                )}
              </HeaderCell>
            )}
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} />
            ))}
            {rowActions && (
              <HeaderCell className="md:group-data-overflows/table:sticky md:group-data-overflows/table:right-0">
                <VisuallyHidden>
                  <Trans>Actions</Trans>
                </VisuallyHidden>
              </HeaderCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody ref={body} id={props.rowsId}>
          {rows === undefined ? (
            <SkeletonRows
              count={skeletonRows}
              columns={columns}
              tick={Boolean(selection)}
              actions={Boolean(rowActions)}
            />
          ) : (
            rows.map((row) => <Row key={props.rowKey(row)} row={row} table={props} />)
          )}
        </TableBody>
      </Table>
    </div>
  );
}

function ColumnHead<T>({ column }: { column: Column<T> }) {
  const { header, align, width, hideOn, sorted, sortLink } = column;
  const mark = sorted && (
    <span aria-hidden="true" className={cn(!sortLink && "ml-1")}>
      {sorted === "ascending" ? "↑" : "↓"}
    </span>
  );
  const words = (
    <>
      {header}
      {mark}
    </>
  );
  return (
    <HeaderCell align={align} sorted={sorted} style={{ width }} className={hideOn && hideClass[hideOn]}>
      {sortLink
        ? sortLink({
            className: "inline-flex min-h-6 items-center gap-1 text-inherit no-underline hover:underline",
            children: words,
          })
        : words}
    </HeaderCell>
  );
}
