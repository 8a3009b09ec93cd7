/** The value that this share (0–1) of the others does not exceed. */
export function atShare(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => atShare(values, 0.5);

export interface PairedRatio {
  ratio: number;
  from: number;
  to: number;
}

/** The median of what each measurement is to the one made beside it, and where it lies with 95 % of confidence (the sign test). */
export function pairedRatio(measured: readonly number[], beside: readonly number[]): PairedRatio {
  const ratios = measured.map((one, at) => one / (beside[at] ?? Number.NaN)).toSorted((a, b) => a - b);
  // So many of the smallest and of the largest may be left out.
  const outside = Math.max(0, Math.floor(ratios.length / 2 - 0.98 * Math.sqrt(ratios.length)));
  return { ratio: median(ratios), from: ratios[outside] ?? Number.NaN, to: ratios.at(-1 - outside) ?? Number.NaN };
}
