/** Round steps from 0 to at least `max`, four or five of them: `ticks(21)` → `[0, 10, 20, 30]`. */
export function ticks(max: number): number[] {
  const rough = Math.max(max, 1) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((candidate) => candidate >= rough) ?? 1);
  const count = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Which of `count` entries are named below a chart that has room for `room` names: evenly, the last one always. */
export function namedEntries(count: number, room: number): ReadonlySet<number> {
  const every = Math.max(1, Math.ceil(count / room));
  return new Set(
    Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % every === 0),
  );
}
