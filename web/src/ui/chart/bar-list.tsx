import type { ReactNode } from "react";
import { cn } from "../cn.ts";
import { useCollapsedRows } from "./use-collapsed-rows.tsx";

interface BarListProps {
  /** Accessible name of the list. */
  label: string;
  rows: readonly { key: string; name: ReactNode; value: number; text: string }[];
}

/** A ranking: each name with its bar and its figure. Read as a list, seen as a chart. On a phone its end unfolds on demand. */
export function BarList({ label, rows }: BarListProps) {
  const { rowClass, more } = useCollapsedRows(rows.length);
  const max = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <ul aria-label={label} className="grid gap-x-5 gap-y-3.5">
      {rows.map(({ key, name, value, text }, index) => (
        <li
          key={key}
          className={cn(
            "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 text-sm md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_5rem]",
            rowClass(index),
          )}
        >
          <span className="min-w-0">{name}</span>
          <span aria-hidden="true" className="h-2 bg-sunken max-md:order-last max-md:col-span-2">
            <span className="block h-full bg-chart-1" style={{ width: `${(value / max) * 100}%` }} />
          </span>
          <span className="num text-right font-semibold">{text}</span>
        </li>
      ))}
      {more && <li className="md:hidden">{more}</li>}
    </ul>
  );
}
