import type { Recent } from "#session/device/recent.ts";
import { fold, isFoundIn } from "@metiro/shared/text/fold";
import { Keyboard } from "lucide-react";
import type { IconShape } from "#ui/icon.tsx";
import type { Shortcut } from "#ui/shortcut/shortcuts.ts";

export interface PaletteEntry {
  key: string;
  /** Where it leads; without it, what it does. */
  href?: string | undefined;
  run?: (() => void) | undefined;
  icon: IconShape;
  label: string;
  note?: string | undefined;
  /** The keys that do the same without it. */
  keys?: string | undefined;
  /** Set where it is kept among the recent ones. */
  recent?: Recent;
}

export interface PaletteGroup {
  key: string;
  title: string;
  entries: PaletteEntry[];
}

/** What a panel's palette offers for what is typed. */
export interface Offered {
  groups: PaletteGroup[];
  pending: boolean;
  failed: boolean;
}

export interface Typed {
  typed: string;
  recents: readonly Recent[];
  /** What keys do on the page under it. */
  shortcuts: readonly Shortcut[];
  synonyms: Synonyms;
}

/** Other words for entries, with commas between, by the keys of the entries. */
export type Synonyms = Readonly<Record<string, string>>;

/** Two keys in a row lead to a page, which is offered by itself. */
export const entriesOfKeys = (shortcuts: readonly Shortcut[]): PaletteEntry[] =>
  shortcuts
    .filter(({ keys }) => !keys.includes(" "))
    .map(({ keys, label, run }) => ({ key: `here-${keys}`, run, icon: Keyboard, label, keys }));

/** The entries whose label has in it what is typed, then those that are meant: typed words begin words of the label or other words for it. */
export function fitting(typed: string, entries: PaletteEntry[], synonyms: Synonyms): PaletteEntry[] {
  const named = entries.filter(({ label }) => isNamed(label, typed));
  const meant = entries.filter(
    (entry) => !named.includes(entry) && isFoundIn(`${entry.label}, ${synonyms[entry.key] ?? ""}`, typed),
  );
  return [...named, ...meant];
}

/** Whether a label has in it what is typed. */
const isNamed = (label: string, typed: string) => fold(label).includes(fold(typed));

/** Two groups of what is found: the second comes first where it alone has a label with what is typed in it. */
export function namedFirst(typed: string, first: PaletteGroup, second: PaletteGroup): PaletteGroup[] {
  const hasNamed = ({ entries }: PaletteGroup) => entries.some(({ label }) => isNamed(label, typed));
  return hasNamed(second) && !hasNamed(first) ? [second, first] : [first, second];
}

export const withoutEmpty = (groups: PaletteGroup[]): PaletteGroup[] =>
  groups.filter(({ entries }) => entries.length > 0);
