import type { Recent } from "#session/device/recent.ts";
import { fold } from "@metiro/shared/text/fold";
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
}

/** Two keys in a row lead to a page, which is offered by itself. */
export const entriesOfKeys = (shortcuts: readonly Shortcut[]): PaletteEntry[] =>
  shortcuts
    .filter(({ keys }) => !keys.includes(" "))
    .map(({ keys, label, run }) => ({ key: `here-${keys}`, run, icon: Keyboard, label, keys }));

export const fitting = (typed: string, entries: PaletteEntry[]): PaletteEntry[] => {
  const wanted = fold(typed);
  return entries.filter(({ label }) => fold(label).includes(wanted));
};

export const withoutEmpty = (groups: PaletteGroup[]): PaletteGroup[] =>
  groups.filter(({ entries }) => entries.length > 0);
