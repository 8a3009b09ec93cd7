/** Heights (px) as near as can be to those wanted, at least `gap` apart and within `height`, in the order given. */
export function apart(wanted: readonly number[], gap: number, height: number): number[] {
  const placed = wanted.map((at, index) => ({ at, index })).toSorted((one, other) => one.at - other.at);
  let least = gap / 2;
  for (const label of placed) {
    label.at = Math.max(label.at, least);
    least = label.at + gap;
  }
  let most = height - gap / 2;
  for (const label of placed.toReversed()) {
    label.at = Math.min(label.at, most);
    most = label.at - gap;
  }
  return placed.toSorted((one, other) => one.index - other.index).map(({ at }) => at);
}
