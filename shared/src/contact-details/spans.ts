/** A part of a text: from, and up to but not with. */
export type Span = readonly [start: number, end: number];

/** Where a pattern (with the flag `g`) is found; `from` may leave out the beginning of what it matched. */
export const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => [index, index + found.length]);

/** A text with something else in the place of some parts; parts that touch or overlap are one. */
export function replaceSpans(text: string, spans: readonly Span[], by: string): string {
  let result = "";
  let at = 0;
  for (const [start, end] of merged(text, spans)) {
    result += text.slice(at, start) + by;
    at = end;
  }
  return result + text.slice(at);
}

/** In their order, those with nothing but blanks between them as one. */
function merged(text: string, spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const [start, end] of spans.toSorted(([a], [b]) => a - b)) {
    const last = result.at(-1);
    if (last && text.slice(last[1], start).trim() === "" && !text.slice(last[1], start).includes("\n"))
      result[result.length - 1] = [last[0], Math.max(last[1], end)];
    else result.push([start, end]);
  }
  return result;
}

/** A text as part of a pattern that finds nothing but it. */
export const literally = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
