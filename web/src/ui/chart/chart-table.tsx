import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from "../table/table.tsx";

/** What is shown, and what a spreadsheet gets where it differs: `{ text: "6 h 40", raw: 6.67 }`. */
export type ChartCell = string | { text: string; raw: string | number };

export interface ChartData {
  /** The first one names the entry; the others are figures. */
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ChartCell[] }[];
}

/** The numbers of a chart as a table. */
export function ChartTable({ caption, data: { columns, rows } }: { caption: string; data: ChartData }) {
  return (
    <Table aria-label={caption}>
      <TableHead>
        <TableRow>
          {columns.map((column, index) => (
            <HeaderCell key={column} align={index === 0 ? "start" : "end"}>
              {column}
            </HeaderCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, cells }) => (
          <TableRow key={key}>
            {cells.map((cell, index) => (
              <Cell
                key={columns[index]}
                label={columns[index]}
                kind={index === 0 ? "lead" : "value"}
                align={index === 0 ? "start" : "end"}
                className="num"
              >
                {typeof cell === "string" ? cell : cell.text}
              </Cell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
