/** Prints rows as a table of Markdown, aligned for the eye: the first column to the left, figures to the right. */
export function printTable(head: string[], rows: string[][]): void {
  const widths = head.map((title, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? "").length), title.length),
  );
  const line = (row: string[]) =>
    `| ${widths.map((width, column) => (column === 0 ? (row[column] ?? "").padEnd(width) : (row[column] ?? "").padStart(width))).join(" | ")} |`;
  const rule = widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  console.log([line(head), `| ${rule.join(" | ")} |`, ...rows.map(line)].join("\n"));
}
