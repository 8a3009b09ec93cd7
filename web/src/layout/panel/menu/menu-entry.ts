import type { MessageDescriptor } from "@lingui/core";
import type { LinkProps } from "@tanstack/react-router";
import type { IconShape } from "#ui/icon.tsx";

/** An entry of a panel's menu. */
export interface MenuEntry {
  to: NonNullable<LinkProps["to"]>;
  /** The addresses of its pages, beside those that begin like its own. */
  within?: RegExp;
  icon: IconShape;
  label: MessageDescriptor;
  /** Of the platform's upkeep: after the others, and in a bar folded under « Plus ». */
  upkeep?: true;
  /** In a bar only where it is wide. */
  inWideBar?: true;
  /** The letter that leads there after `g`. */
  letter?: string;
  /** How many things wait there. */
  count?: number | undefined;
}

/** The first entry is the panel's own page; every other address begins like it. */
export const isHome = ({ to }: MenuEntry, menu: readonly MenuEntry[]): boolean => to === menu[0]?.to;
