import type { ReactNode } from "react";
import { lookOf, markPath } from "./series-look.ts";

/** The names of the series of a line chart, each with its dashes and its mark. */
export function LineLegend({ names }: { names: readonly string[] }) {
  return (
    <Legend>
      {names.map((name, index) => (
        <LegendEntry key={name} name={name} sample={<LineSample index={index} />} />
      ))}
    </Legend>
  );
}

export const Legend = ({ children }: { children: ReactNode }) => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">{children}</ul>
);

export const LegendEntry = ({ name, sample }: { name: ReactNode; sample: ReactNode }) => (
  <li className="flex items-center gap-2">
    {sample}
    {name}
  </li>
);

function LineSample({ index }: { index: number }) {
  const { color, dash, mark } = lookOf(index);
  return (
    <svg viewBox="0 0 36 12" className="h-3 w-9 shrink-0" aria-hidden="true">
      <path d="M0 6h36" stroke={color} strokeWidth="2" strokeDasharray={dash} />
      <path d={markPath[mark]} transform="translate(12)" fill={color} />
    </svg>
  );
}
