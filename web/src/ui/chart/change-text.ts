/** What stands for a change of nothing. */
export const unchanged = "=";

/** « +12 % », « −3 % », « = »: by how much a figure changed; there has to be something to compare it with. */
export function changeText(now: number, then: number): string {
  const percent = Math.round((now / then - 1) * 100);
  if (percent === 0) return unchanged;
  return `${percent > 0 ? "+" : "−"}${Math.abs(percent)}\u00a0%`;
}
