/** First in a file, so that a spreadsheet reads its accents. */
const csvStart = "\uFEFF";

/** One line, as the server writes them in the files of lists: semicolons, CRLF, no text that would be a formula. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cellOf).join(";")}\r\n`;

export const csvText = (lines: readonly (readonly (string | number)[])[]): string =>
  csvStart + lines.map(csvLine).join("");

function cellOf(cell: string | number): string {
  if (typeof cell === "number") return String(cell);
  const text = /^[=+\-@\t\r＝＋－＠]/u.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
