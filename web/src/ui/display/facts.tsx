import type { ReactNode } from "react";
import { cn } from "../cn.ts";

export interface Fact {
  /** Where two facts may have the same label. */
  key?: string | undefined;
  label: string;
  value: ReactNode;
}

interface FactsProps {
  items: readonly Fact[];
  /** Side by side and small, for columns that are compared. */
  compact?: boolean | undefined;
  className?: string | undefined;
}

/** Label and value rows, divided by hairlines. */
export function Facts({ items, compact = false, className }: FactsProps) {
  return (
    <dl className={cn("min-w-0", compact && "text-sm", className)}>
      {items.map((item) => (
        <div
          key={item.key ?? item.label}
          className={cn(
            "border-t border-line first:border-t-0",
            compact ? "flex justify-between gap-4 py-2" : "grid gap-x-4 py-3 md:grid-cols-[minmax(9rem,34%)_1fr]",
          )}
        >
          <dt className={cn("text-ink-2", compact ? "max-w-1/2 shrink-0" : "min-w-0 text-sm md:text-[length:inherit]")}>
            {item.label}
          </dt>
          <dd className={cn("min-w-0 font-medium tabular-nums", compact && "text-right")}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
