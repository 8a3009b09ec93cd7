import type { Option } from "@metiro/shared/sub-category/questions/form/form";

/** The options with one of them put before or after another one. */
export function movedOption(options: readonly Option[], id: string, target: string, after: boolean): Option[] {
  const moved = options.find(({ value }) => value === id);
  const others = options.filter(({ value }) => value !== id);
  const at = others.findIndex(({ value }) => value === target);
  if (!moved || at === -1) return [...options];
  return others.toSpliced(after ? at + 1 : at, 0, moved);
}
