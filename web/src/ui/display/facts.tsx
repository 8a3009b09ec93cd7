import type { ReactNode } from "react";
import { cn } from "../cn.ts";

export interface Fact {
  /** Where two facts may have the same label. */
  key?: string | undefined;
  label: string;
  /** Without one the fact is not shown. */
  value: ReactNode;
}

interface FactsProps {
  items: readonly Fact[];
  /** Small, for cards at the side and columns that are compared. */
  compact?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Label and value rows, divided by hairlines. Where there is room the values stand in a column; where there is little, a
 * value stands at the right of its label, or below it if both do not fit in a line.
 */
export function Facts({ items, compact = false, className }: FactsProps) {
  return (
    <dl className={cn("@container min-w-0", compact && "text-sm", className)}>
      {items.filter(hasValue).map((item) => (
        <div
          key={item.key ?? item.label}
          className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2 first:border-t-0 @min-[30rem]:grid @min-[30rem]:grid-cols-[minmax(9rem,34%)_1fr]"
        >
          <dt className="text-sm text-ink-2">{item.label}</dt>
          <dd className="min-w-0 font-medium tabular-nums">{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}

const hasValue = ({ value }: Fact): boolean => Boolean(value) || value === 0;
