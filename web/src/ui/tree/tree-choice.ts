import { fold, isFoundIn } from "@metiro/shared/text/fold";

export interface TreeItem {
  key: string;
  label: string;
}

export interface TreeGroup extends TreeItem {
  items: readonly TreeItem[];
}

/** Keys of items; a group is chosen when all of its items are. */
export type TreeChoice = ReadonlySet<string>;

export const chosenIn = ({ items }: Pick<TreeGroup, "items">, choice: TreeChoice): number =>
  items.filter(({ key }) => choice.has(key)).length;

/** Whether all of some items are chosen; of none, none are. */
export const isWhole = (group: Pick<TreeGroup, "items">, choice: TreeChoice): boolean =>
  group.items.length > 0 && chosenIn(group, choice) === group.items.length;

/** The choice with these items in it, or without them. */
export function changed(choice: TreeChoice, items: readonly TreeItem[], chosen: boolean): TreeChoice {
  const next = new Set(choice);
  for (const { key } of items)
    if (chosen) next.add(key);
    else next.delete(key);
  return next;
}

/** What is found: items in which every typed word begins a word; a group that is found itself has all of its items. */
export function found<Group extends TreeGroup>(groups: readonly Group[], typed: string): readonly Group[] {
  if (fold(typed) === "") return groups;
  const matches = ({ label }: TreeItem) => isFoundIn(label, typed);
  return groups.flatMap((group) => {
    const items = matches(group) ? group.items : group.items.filter(matches);
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}

export interface ChosenPart extends TreeItem {
  items: readonly TreeItem[];
}

/** The choice in as few parts as it has: whole groups under the name they are given, then items, in their order. */
export function partsOf<Group extends TreeGroup>(
  groups: readonly Group[],
  choice: TreeChoice,
  nameOfWhole: (group: Group) => string,
): ChosenPart[] {
  const whole = groups.filter((group) => isWhole(group, choice));
  const single = groups
    .filter((group) => !isWhole(group, choice))
    .flatMap(({ items }) => items.filter(({ key }) => choice.has(key)));
  return [
    ...whole.map((group) => ({ key: group.key, label: nameOfWhole(group), items: group.items })),
    ...single.map((item) => ({ ...item, items: [item] })),
  ];
}
