import type { ReactNode } from "react";
import { cn } from "../cn.ts";

interface FootBarProps {
  /** What the bar is about, for screen readers. */
  label: string;
  /** Only where there is room for what says that nothing is to be done. */
  wideOnly?: boolean | undefined;
  children: ReactNode;
}

/** What becomes of a page as a whole, in sight however far it is scrolled: its state, and what is done with it. */
export function FootBar({ label, wideOnly, children }: FootBarProps) {
  return (
    <section
      aria-label={label}
      data-save-bar=""
      data-bottom-bar=""
      className={cn(
        "sticky bottom-[calc(var(--said-below,0px)+var(--menu-below,0px))] z-20 mt-6 rounded-t-lg border border-line bg-surface px-4 py-3 shadow-float max-md:px-3 max-md:py-2 print:static print:hidden",
        wideOnly && "max-md:hidden",
      )}
    >
      <div className="flex min-w-0 flex-wrap items-center justify-end gap-2">{children}</div>
    </section>
  );
}
