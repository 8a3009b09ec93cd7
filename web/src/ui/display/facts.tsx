import type { ReactNode } from "react";
import { cn } from "../cn.ts";

export interface Fact {
  /** Where two facts may have the same label. */
  key?: string | undefined;
  label: string;
  /** Without one the fact is not shown. */
  value: ReactNode;
  /** What is done with it, at the end of its line. */
  action?: ReactNode;
  /** A text of several lines: below its label where there is little room. */
  long?: boolean | undefined;
}

interface FactsProps {
  items: readonly Fact[];
  /** Small, for cards at the side and columns that are compared. */
  compact?: boolean | undefined;
  /** In two columns where there is room for them, one read after the other. */
  columns?: boolean | undefined;
  className?: string | undefined;
}

/** Label and value rows, divided by hairlines. The values stand in a column, which begins behind the longest label where there is little room. */
export function Facts({ items, compact = false, columns = false, className }: FactsProps) {
  return (
    <div className={cn("@container min-w-0", compact && "text-sm", className)}>
      <dl
        className={cn(
          "grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-4 @min-[30rem]:grid-cols-[minmax(9rem,34%)_1fr]",
          columns && "@min-[46rem]:block @min-[46rem]:columns-2 @min-[46rem]:gap-x-10",
        )}
      >
        {items.filter(hasValue).map((item) => (
          <div
            key={item.key ?? item.label}
            className={cn(
              "col-span-full grid grid-cols-subgrid border-t border-line py-2 first:border-t-0",
              columns &&
                "@min-[46rem]:break-inside-avoid @min-[46rem]:grid-cols-[minmax(9rem,34%)_1fr] @min-[46rem]:gap-x-4",
            )}
          >
            <dt className="text-sm text-ink-2">{item.label}</dt>
            <dd
              className={cn(
                "min-w-0 font-medium tabular-nums wrap-anywhere",
                item.long && "@max-[30rem]:col-span-full",
                item.action &&
                  "flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 @max-[20rem]:col-span-full",
              )}
            >
              {item.action ? <span className="min-w-0">{item.value}</span> : item.value}
              {item.action && <span className="min-w-0 md:-my-1.5">{item.action}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const hasValue = ({ value }: Fact): boolean => Boolean(value) || value === 0;
