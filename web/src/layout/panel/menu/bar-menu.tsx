import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useLocation } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import { useId, useRef } from "react";
import { Count } from "#ui/display/badge.tsx";
import { cn } from "#ui/cn.ts";
import { Icon } from "#ui/icon.tsx";
import { isHome, type MenuEntry } from "./menu-entry.ts";
import { useIsWithin } from "./use-is-within.ts";

/** The menu as the second row of the bar, for wide screens. */
export function BarMenu({ menu }: { menu: readonly MenuEntry[] }) {
  const { t, i18n } = useLingui();
  const within = useIsWithin();
  const upkeep = menu.filter((entry) => entry.upkeep);
  return (
    <nav
      aria-label={t`Menu principal`}
      className="flex gap-0.5 overflow-x-auto px-5 [scrollbar-width:none] max-lg:hidden"
    >
      {menu
        .filter((entry) => !entry.upkeep)
        .map((entry) => (
          <Link
            {...within(entry)}
            key={entry.to}
            to={entry.to}
            activeOptions={{ exact: isHome(entry, menu), includeSearch: false }}
            className={cn(
              entryClass,
              "border-transparent text-current/80 aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-current",
            )}
          >
            <Icon of={entry.icon} className="size-4.5 max-[88rem]:hidden" />
            {i18n._(entry.label)}
            {entry.count !== undefined && <Count value={entry.count} accent />}
          </Link>
        ))}
      {upkeep.length > 0 && <More entries={upkeep} />}
    </nav>
  );
}

const entryClass =
  "inline-flex min-h-12 items-center gap-2 border-b-2 px-2.5 text-sm font-medium whitespace-nowrap no-underline hover:text-current focus-visible:-outline-offset-3 xl:px-3";

/** In the browser's own popover, like the account menu. */
function More({ entries }: { entries: readonly MenuEntry[] }) {
  const { i18n } = useLingui();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const here = useLocation({ select: ({ pathname }) => pathname });
  const within = entries.some(({ to }) => here.startsWith(to));
  const waiting = entries.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={cn(
          entryClass,
          within ? "border-accent font-semibold text-current" : "border-transparent text-current/80",
        )}
      >
        <Trans>Plus</Trans>
        {waiting > 0 && <Count value={waiting} accent />}
        <Icon of={ChevronDown} size="sm" />
      </button>
      <div ref={list} id={id} popover="auto" className={listClass}>
        {entries.map(({ to, icon, label, count }) => (
          <Link
            key={to}
            to={to}
            onClick={() => list.current?.hidePopover()}
            className="flex min-h-11 items-center gap-3 rounded-sm px-3 text-ink no-underline hover:bg-hover focus-visible:-outline-offset-3 aria-[current=page]:font-semibold"
          >
            <Icon of={icon} className="text-ink-3" />
            {i18n._(label)}
            {count !== undefined && <Count value={count} accent className="ml-auto" />}
          </Link>
        ))}
      </div>
    </>
  );
}

/** Under the button where the browser can tie them together, else in the corner. */
const listClass = [
  "top-28 right-3 bottom-auto left-auto m-0 w-56 rounded-lg border border-line bg-surface p-1.5 text-base text-ink shadow-float open:animate-rise-in",
  "supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:mt-1 supports-[position-area:bottom]:[position-area:bottom_span-left]",
].join(" ");
