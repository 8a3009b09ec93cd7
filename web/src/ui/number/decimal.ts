/** Between groups of three digits: `3’5` is not 35. */
const grouping = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g;

/** A number as people type it (`1’200`, `3,5`); null for nothing, NaN for what is no number. */
export function parseDecimal(text: string): number | null {
  const bare = text.trim().replace(grouping, "").replace(",", ".");
  if (bare === "") return null;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : Number.NaN;
}

/** How many decimals a step has: 0.25 has two. */
export function decimalsOf(step: number): number {
  const [, decimals = ""] = step.toFixed(6).split(".");
  return decimals.replace(/0+$/, "").length;
}

/** The decimal sign of a reader's language. */
export const decimalSign = (locale: string): "," | "." => (locale === "en" ? "." : ",");

/** A number with Swiss grouping: `1’200`, `3,5`. */
export function formatDecimal(value: number, sign: "," | ".", decimals?: number): string {
  const [whole = "0", fraction] = (decimals === undefined ? String(value) : value.toFixed(decimals)).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, "’");
  return fraction === undefined ? grouped : `${grouped}${sign}${fraction}`;
}
