import { type ReactNode, useEffect, useRef } from "react";
import { cn } from "../cn.ts";
import { Count } from "../display/badge.tsx";
import type { RenderLink } from "./link-parts.ts";

export interface Tab {
  key: string;
  label: ReactNode;
  count?: string | number | undefined;
  /** Something waits here. */
  accent?: boolean | undefined;
  current: boolean;
  /** `(parts) => <Link {...parts} search={…} />` */
  link: RenderLink;
}

/** So much of the next one is seen beside it, in px. */
const margin = 32;

/** Views of one thing as links: each has its address. Scrolls sideways on a phone; with a mouse nobody finds what lies there, so that a second line begins. */
export function Tabs({
  label,
  tabs,
  className,
}: {
  label: string;
  tabs: readonly Tab[];
  className?: string | undefined;
}) {
  const list = useRef<HTMLUListElement>(null);
  const placed = useRef("");
  const rank = tabs.findIndex((tab) => tab.current);
  // The one that is open is never out of sight, once the counts have come too; where its reader scrolls to is left alone.
  useEffect(() => {
    const item = list.current?.children[rank];
    if (!list.current || !item) return;
    const now = `${rank} ${list.current.scrollWidth}`;
    if (placed.current === now) return;
    placed.current = now;
    const { left, right } = list.current.getBoundingClientRect();
    const own = item.getBoundingClientRect();
    if (own.left < left) list.current.scrollLeft -= left - own.left + margin;
    else if (own.right > right) list.current.scrollLeft += own.right - right + margin;
  });
  return (
    <nav aria-label={label} className={cn("min-w-0 border-b border-line", className)}>
      <ul
        ref={list}
        className="-mb-px flex gap-x-5 overflow-x-auto max-md:fade-edges px-4 [scrollbar-width:none] md:flex-wrap md:overflow-x-visible md:px-5"
      >
        {tabs.map((tab) => (
          <li key={tab.key} className="shrink-0">
            {tab.link({
              ...(tab.current && { "aria-current": "page" as const }),
              className: cn(
                "inline-flex min-h-12 min-w-6 items-center justify-center gap-2 border-b-2 whitespace-nowrap no-underline focus-visible:-outline-offset-3",
                tab.current
                  ? "border-accent font-semibold text-ink"
                  : "border-transparent font-medium text-ink-2 hover:text-ink",
              ),
              children: (
                <>
                  {tab.label}
                  {tab.count !== undefined && <Count value={tab.count} accent={tab.accent ?? false} />}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
