import { csvText } from "./csv-text.ts";
import type { ChartData } from "./chart-table.tsx";

/** Saves the numbers of a chart as a file that a spreadsheet opens with its accents. */
export function saveCsv(name: string, { columns, rows }: ChartData): void {
  const lines = rows.map(({ cells }) => cells.map((cell) => (typeof cell === "string" ? cell : cell.raw)));
  const url = URL.createObjectURL(new Blob([csvText([columns, ...lines])], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
