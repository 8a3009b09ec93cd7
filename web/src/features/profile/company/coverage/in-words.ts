import { partsOf, type TreeChoice, type TreeGroup } from "#ui/tree/tree-choice.ts";

export interface Chosen<Group extends TreeGroup> {
  groups: readonly Group[];
  chosen: TreeChoice;
  nameOfWhole: (group: Group) => string;
}

/** So many are named; the rest is counted. */
const named = 4;

/** A choice as a list to read: « Peinture (tout), Carrelage et 6 autres ». Nothing for an empty one. */
export function inWords<Group extends TreeGroup>(
  { groups, chosen, nameOfWhole }: Chosen<Group>,
  locale: string,
  others: (count: number) => string,
): string | undefined {
  const parts = partsOf(groups, chosen, nameOfWhole);
  if (parts.length === 0) return undefined;
  const told = parts.length === named + 1 ? parts : parts.slice(0, named);
  const rest = parts.slice(told.length).flatMap(({ items }) => items).length;
  const list = told.map(({ label }) => label);
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(rest > 0 ? [...list, others(rest)] : list);
}
