import type { ReactNode } from "react";
import { cn } from "../cn.ts";

export interface TimelineItem {
  key: string;
  title: ReactNode;
  /** When, or a word on it. */
  note?: ReactNode;
  state: "done" | "now" | "next";
}

const dots = {
  done: "border-ink bg-ink",
  now: "border-accent bg-accent ring-4 ring-accent-soft",
  next: "border-control bg-surface",
};

/** What has happened, what is happening, what comes. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol className="min-w-0">
      {items.map(({ key, title, note, state }) => (
        <li
          key={key}
          aria-current={state === "now" ? "step" : undefined}
          className="group relative grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3.5 pb-5 last:pb-0"
        >
          <span className="absolute top-5 -bottom-1 left-[calc(0.75rem-0.5px)] w-px bg-line-strong group-last:hidden" />
          <span className={cn("relative mx-auto mt-1.5 size-3 rounded-full border-2", dots[state])} />
          <div className="min-w-0">
            <div className={cn(state === "now" && "font-semibold")}>{title}</div>
            {note && <div className="text-xs text-ink-3 tabular-nums">{note}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
