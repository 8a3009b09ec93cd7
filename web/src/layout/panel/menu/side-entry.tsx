import { useLingui } from "@lingui/react";
import { Link, type LinkComponentProps } from "@tanstack/react-router";
import { Count } from "#ui/display/badge.tsx";
import { cn } from "#ui/cn.ts";
import { Icon } from "#ui/icon.tsx";
import type { MenuEntry } from "./menu-entry.ts";
import { useIsWithin } from "./use-is-within.ts";

export const sideLooks = {
  dark: {
    ground: "bg-inverse text-on-inverse",
    entry:
      "text-on-inverse-2 hover:bg-inverse-2 hover:text-on-inverse aria-[current=page]:bg-inverse-2 aria-[current=page]:text-on-inverse",
  },
  light: {
    ground: "bg-surface text-ink",
    entry: "text-ink-2 hover:bg-hover hover:text-ink aria-[current=page]:bg-hover aria-[current=page]:text-ink",
  },
};

interface SideEntryProps extends Omit<LinkComponentProps, "color" | "to" | "children"> {
  entry: MenuEntry;
  /** Current on its own page only, not on those below it. */
  exact: boolean;
  color: keyof typeof sideLooks;
  /** The icon alone; the name is still read out. */
  small?: boolean;
}

/** An entry of the menu at the side. */
export function SideEntry({ entry, exact, color, small = false, ...rest }: SideEntryProps) {
  const { i18n } = useLingui();
  const { to, icon, label, count } = entry;
  const within = useIsWithin();
  return (
    <Link
      {...within(entry)}
      {...rest}
      to={to}
      activeOptions={{ exact, includeSearch: false }}
      className={cn(
        "flex min-h-11 items-center gap-3 rounded-md text-base font-medium no-underline focus-visible:-outline-offset-3",
        "aria-[current=page]:inset-shadow-[2px_0_0] aria-[current=page]:inset-shadow-current",
        small ? "justify-center" : "px-3",
        sideLooks[color].entry,
      )}
    >
      <Icon of={icon} />
      <span className={small ? "sr-only" : undefined}>{i18n._(label)}</span>
      {count !== undefined && !small && <Count value={count} className="ml-auto bg-current/12 text-inherit" />}
    </Link>
  );
}
