import { type ComponentProps, type RefObject, useEffect, useRef, useState } from "react";
import { cn } from "../cn.ts";

/** Rows become cards on a phone; there `display` would take the meaning of the parts away, so each says its role itself. */
const roles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader" },
  cell: { role: "cell" },
} as const;

interface TableProps extends ComponentProps<"table"> {
  /** Its head stays in sight while the page scrolls, as long as all columns fit: what scrolls sideways holds its head. */
  sticky?: boolean | undefined;
}

export function Table({ className, sticky = false, ...rest }: TableProps) {
  const [frame, overflows] = useOverflow(sticky);
  return (
    <div ref={frame} className={cn("relative min-w-0", (!sticky || overflows) && "md:overflow-x-auto")}>
      <table
        {...roles.table}
        {...rest}
        data-sticky={sticky && !overflows ? "" : undefined}
        data-overflows={overflows ? "" : undefined}
        className={cn("group/table w-full border-collapse text-sm max-md:block", className)}
      />
    </div>
  );
}

export function TableHead(props: ComponentProps<"thead">) {
  return <thead {...roles.group} {...props} className="max-md:hidden" />;
}

export function TableBody(props: ComponentProps<"tbody">) {
  return <tbody {...roles.group} {...props} className="max-md:block" />;
}

interface TableRowProps extends ComponentProps<"tr"> {
  selected?: boolean | undefined;
  /** Not available: quieter text. */
  off?: boolean | undefined;
  /** Not read yet: stronger text. */
  unread?: boolean | undefined;
  /** On a phone its cells have fixed places: see `place`. */
  placed?: boolean | undefined;
}

const wrappedClass = "max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-y-0.5 max-md:py-3.5";
// The second column is as wide as what stands in it, but leaves the first its share where letters are large.
const placedClass =
  "max-md:grid max-md:grid-cols-[minmax(0,1fr)_fit-content(72%)] max-md:cramped:grid-cols-[minmax(0,1fr)] max-md:items-center max-md:gap-x-3 max-md:py-2.5";

export function TableRow({ selected, off, unread, placed = false, className, ...rest }: TableRowProps) {
  return (
    <tr
      {...roles.row}
      {...rest}
      {...(selected && { "data-selected": "" })}
      className={cn(
        "group/row border-b border-line last:border-b-0 max-md:relative max-md:w-full max-md:px-4",
        placed ? placedClass : wrappedClass,
        selected ? "bg-accent-soft" : "[tbody>&]:hover:bg-hover",
        off && "text-ink-3",
        unread && "font-semibold",
        className,
      )}
    />
  );
}

/** Where columns do not fit they scroll under it. */
const actionsClass =
  "md:text-right md:group-data-overflows/table:sticky md:group-data-overflows/table:right-0 md:group-data-overflows/table:bg-surface md:group-data-overflows/table:shadow-[inset_1px_0_var(--color-line)]";

/** Where a value stands in a row of a phone. */
export type Place = "below" | "figure" | "foot" | "aside";

/** Below each other in their order, where letters are too large for two columns. */
const stackedClass =
  "max-md:cramped:col-span-1 max-md:cramped:col-start-1 max-md:cramped:row-auto max-md:cramped:text-left";

const placeClass = {
  title: "font-semibold md:min-w-56 max-md:col-span-2 max-md:pr-10 max-md:text-base",
  below:
    "md:min-w-24 max-md:block max-md:has-data-nothing:hidden max-md:row-start-2 max-md:leading-6 max-md:wrap-anywhere",
  figure:
    "md:min-w-24 max-md:block max-md:has-data-nothing:hidden max-md:col-start-2 max-md:row-start-2 max-md:text-right max-md:leading-6",
  foot: "md:min-w-24 max-md:block max-md:has-data-nothing:hidden max-md:row-start-3 max-md:leading-6",
  aside:
    "md:min-w-24 max-md:block max-md:has-data-nothing:hidden max-md:col-start-2 max-md:row-start-3 max-md:text-right max-md:leading-6 max-md:text-ink-2",
  actions: "max-md:col-start-2 max-md:row-start-3 max-md:justify-self-end",
  // Beside what stands below the title and at the foot, where no other fact stands there.
  edge: "max-md:col-start-2 max-md:row-start-2 max-md:row-span-2 max-md:justify-self-end",
  none: "md:min-w-24 max-md:hidden",
} as const;

export type Align = "start" | "end" | "center";
const alignClass = { start: "text-left", end: "md:text-right", center: "md:text-center" } as const;

interface HeaderCellProps extends Omit<ComponentProps<"th">, "align"> {
  align?: Align | undefined;
  /** Set on the column that the rows are sorted by. */
  sorted?: "ascending" | "descending" | undefined;
}

export function HeaderCell({ align = "start", sorted, className, ...rest }: HeaderCellProps) {
  return (
    <th
      scope="col"
      {...roles.head}
      aria-sort={sorted}
      {...rest}
      className={cn(
        "border-b border-line bg-surface px-3 py-2.5 group-data-sticky/table:sticky group-data-sticky/table:top-[var(--under-bar,0px)] group-data-sticky/table:z-10 group-data-sticky/table:shadow-[inset_0_-1px_var(--color-line)] md:max-lg:px-2 text-xs font-medium whitespace-nowrap first:pl-5 last:pr-5",
        sorted ? "text-ink" : "text-ink-3",
        alignClass[align],
        className,
      )}
    />
  );
}

interface CellProps extends Omit<ComponentProps<"td">, "align"> {
  /** The column's words, which stand beside the value on a phone. */
  label?: string | undefined;
  /**
   * lead: what the row is, the card's title on a phone. tick: the row's box. actions: what can be done with it. inline: a value
   * that says by itself what it is and stands beside others of its kind on a phone. named: the same, after the column's words.
   */
  kind?: "value" | "lead" | "tick" | "actions" | "inline" | "named" | undefined;
  /** In a row whose cells have places on a phone. */
  place?: keyof typeof placeClass | undefined;
  align?: Align | undefined;
}

const kindClass = {
  // On the narrowest phones a value that does not fit beside its label stands below it.
  value:
    "md:min-w-24 max-md:flex max-md:basis-full max-md:flex-wrap max-md:justify-between max-md:gap-x-4 max-md:py-[3px] max-md:text-right max-md:*:ml-auto max-md:*:max-w-full max-md:has-data-nothing:hidden",
  lead: "font-semibold md:min-w-56 max-md:block max-md:basis-full max-md:pr-10 max-md:pb-1 max-md:text-base",
  tick: "w-11 max-md:absolute max-md:top-3 max-md:right-4 max-md:z-1 max-md:w-auto",
  // On a card they stand behind the last facts, where there is room.
  actions: "max-md:order-3 max-md:-my-1 max-md:ml-auto",
  inline: "md:min-w-24 max-md:mr-2.5 max-md:block max-md:max-w-full max-md:leading-6 max-md:has-data-nothing:hidden",
  named:
    "md:min-w-24 max-md:mr-2.5 max-md:block max-md:max-w-full max-md:leading-6 max-md:has-data-nothing:hidden max-md:before:mr-1.5",
} as const;

export function Cell({ label, kind = "value", place, align = "start", className, children, ...rest }: CellProps) {
  const told = kind === "named" || (kind === "value" && !place);
  const inline = kind === "inline" || kind === "named" || (kind === "value" && place !== undefined);
  return (
    <td
      {...roles.cell}
      data-label={told ? label : undefined}
      data-inline={inline ? "" : undefined}
      data-place={place}
      {...rest}
      className={cn(
        "min-w-0 px-3 py-3 align-middle md:group-data-compact/table:h-11 md:group-data-compact/table:py-[2.5px] md:group-data-compact/table:leading-4.5 md:max-lg:px-2 first:pl-5 last:pr-5 max-md:p-0 max-md:first:pl-0 max-md:last:pr-0",
        "max-md:data-label:before:shrink-0 max-md:data-label:before:text-left max-md:data-label:before:font-normal",
        "max-md:data-label:before:text-ink-3 max-md:data-label:before:content-[attr(data-label)]",
        place ? [placeClass[place], stackedClass] : kindClass[kind],
        place && told && "max-md:before:mr-1.5",
        kind === "actions" && actionsClass,
        alignClass[align],
        className,
      )}
    >
      {children}
    </td>
  );
}

/** Of words that keep to one line where rows are 44 px high; all of them stand in a title. */
export const oneLineClass = "md:group-data-compact/table:line-clamp-1 md:group-data-compact/table:break-all";

/** On a card, where values stand beside each other, a note stands behind its value. */
const besideClass = "max-md:in-data-inline:ml-1.5 max-md:in-data-inline:inline";

/** A second, quieter line in a cell. */
export function CellNote({ className, ...rest }: ComponentProps<"span">) {
  return (
    <span
      {...rest}
      className={cn(
        "block text-xs font-normal whitespace-normal text-ink-3 md:group-data-compact/table:leading-4",
        besideClass,
        className,
      )}
    />
  );
}

/** Whether a frame holds more than its width shows; watched only where somebody asks. */
function useOverflow(watched: boolean): [RefObject<HTMLDivElement | null>, boolean] {
  const frame = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || !watched || typeof ResizeObserver === "undefined") return;
    const look = () => setOverflows((element.firstElementChild?.scrollWidth ?? 0) > element.clientWidth + 1);
    const observer = new ResizeObserver(look);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [watched]);
  return [frame, overflows];
}
