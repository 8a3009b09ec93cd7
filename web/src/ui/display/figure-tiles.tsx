import type { ComponentProps, ReactElement, ReactNode } from "react";
import { cn } from "../cn.ts";
import { Skeleton } from "../feedback/skeleton.tsx";
import { Icon, type IconShape } from "../icon.tsx";
import type { LinkParts } from "../navigation/link-parts.ts";

const grid = "grid grid-cols-2 overflow-clip rounded-lg border border-line bg-surface";

/** Figures side by side, each a term and what it comes to. */
export const FigureTiles = ({ className, ...rest }: ComponentProps<"dl">) => (
  <dl {...rest} className={cn(grid, className)} />
);

/** Figures side by side, each a link to what it counts. */
export const FigureLinks = ({ className, ...rest }: ComponentProps<"section">) => (
  <section {...rest} className={cn(grid, className)} />
);

interface FigureTileProps {
  label: ReactNode;
  icon?: IconShape;
  /** Undefined: not here yet. */
  value: ReactNode;
  /** How many it is of, where the figure itself does not say it. */
  counted?: ReactNode;
  /** In small below it; null keeps the line free, so that nothing moves when it comes. */
  note?: ReactNode;
  /** Where all of it leads, among `FigureLinks`. */
  link?: (parts: LinkParts) => ReactElement;
}

const cell = "-mt-px -ml-px block min-w-0 border-t border-l border-line p-4 md:p-5";
const cellLink = "text-ink no-underline hover:bg-hover focus-visible:-outline-offset-3";

export function FigureTile({ label, icon, value, counted, note, link }: FigureTileProps) {
  const [Term, Figure] = link ? (["span", "span"] as const) : (["dt", "dd"] as const);
  const children = (
    <>
      <Term className="flex items-start justify-between gap-2 text-sm font-medium text-ink-2">
        <span className="min-h-6 min-w-0 content-center">{label}</span>
        {icon && <Icon of={icon} size="sm" className="mt-0.5 text-ink-3" />}
      </Term>
      <Figure className="mt-1 block font-display text-xl font-semibold tabular-nums sm:text-2xl">
        {value === undefined ? <Skeleton shape="title" className="my-1 max-w-16" /> : value}
      </Figure>
      {counted && <Figure className="block text-sm tabular-nums">{counted}</Figure>}
      {note !== undefined && <Figure className="block min-h-5 text-xs text-ink-3 tabular-nums">{note}</Figure>}
    </>
  );
  return link ? link({ className: cn(cell, cellLink), children }) : <div className={cell}>{children}</div>;
}
