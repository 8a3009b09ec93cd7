/** What a file of PostgreSQL's log says of itself, in the header of its first page. */
interface Segment {
  name: string;
  bytes: number;
}

const headerBytes = 40;
/** XLP_LONG_HEADER of PostgreSQL's xlog_internal.h. */
const longHeader = 2;
const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, "0");

/** Undefined for what is no such file, also one that nothing was written into yet. The numbers are those of x86 and ARM. */
export function segmentIn(bytes: Buffer): Segment | undefined {
  if (bytes.length < headerBytes) return undefined;
  const size = bytes.readUInt32LE(32);
  const sized = size >= 2 ** 20 && size <= 2 ** 30 && (size & (size - 1)) === 0;
  if ((bytes.readUInt16LE(2) & longHeader) === 0 || !sized) return undefined;
  // The address of the page: its upper half is a part of the name, the lower one counts in files.
  const [lower, upper] = [bytes.readUInt32LE(8), bytes.readUInt32LE(12)];
  return { name: `${hex(bytes.readUInt32LE(4))}${hex(upper)}${hex(Math.floor(lower / size))}`, bytes: size };
}

/** Where a file stands in the log, on whatever timeline: comparable as text. */
export const positionOf = (name: string): string => name.slice(8, 24);

/** The first position that is missing between the files of a log, or before them; undefined where none is. */
export function missingIn(names: readonly string[], since: string | undefined): string | undefined {
  const positions = [...new Set(names.map(positionOf))].toSorted();
  if (since !== undefined && positions[0] !== positionOf(since)) return since;
  for (const [index, position] of positions.entries()) {
    const before = positions[index - 1];
    if (before !== undefined && !follows(before, position)) return `what comes after ${before}`;
  }
  return undefined;
}

/** There is a power of two of files to an upper half, so the last one has a number of ones alone. */
function follows(before: string, after: string): boolean {
  const [upper, lower, nextUpper, nextLower] = [
    before.slice(0, 8),
    before.slice(8),
    after.slice(0, 8),
    after.slice(8),
  ].map((part) => Number.parseInt(part, 16)) as [number, number, number, number];
  const isLast = (lower & (lower + 1)) === 0;
  return nextUpper === upper ? nextLower === lower + 1 : isLast && nextUpper === upper + 1 && nextLower === 0;
}
