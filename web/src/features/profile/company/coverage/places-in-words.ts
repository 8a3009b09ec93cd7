import type { CoverageGroup } from "#form/coverage/coverage-groups.ts";
import { chosenIn, isWhole, type TreeChoice } from "#ui/tree/tree-choice.ts";

export type PlacesInWords =
  | { kind: "none" }
  | { kind: "everywhere" }
  /** Whole cantons, by their names. */
  | { kind: "cantons"; cantons: string }
  | { kind: "districts"; count: number; cantons: string };

/** So many cantons are named; the rest is counted. */
const named = 4;

/** What a choice of districts comes to: all of them, whole cantons, or so many in these cantons. */
export function placesInWords(
  groups: readonly CoverageGroup[],
  chosen: TreeChoice,
  locale: string,
  others: (count: number) => string,
): PlacesInWords {
  const served = groups.filter((group) => chosenIn(group, chosen) > 0);
  if (served.length === 0) return { kind: "none" };
  const whole = served.filter((group) => isWhole(group, chosen));
  const possible = groups.filter(({ items }) => items.length > 0);
  if (whole.length === possible.length && possible.length > 1) return { kind: "everywhere" };
  const names = served.map(({ name }) => name);
  const told = names.length === named + 1 ? names : names.slice(0, named);
  const rest = names.length - told.length;
  const list = new Intl.ListFormat(locale, { type: "conjunction" }).format(rest > 0 ? [...told, others(rest)] : told);
  if (whole.length === served.length) return { kind: "cantons", cantons: list };
  return { kind: "districts", count: served.reduce((sum, group) => sum + chosenIn(group, chosen), 0), cantons: list };
}
