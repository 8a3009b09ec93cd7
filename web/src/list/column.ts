import type { ReactElement, ReactNode } from "react";
import { buttonClass } from "#ui/button/button-class.ts";
import type { LinkParts } from "#ui/navigation/link-parts.ts";
import type { Align, Place } from "#ui/table/table.tsx";
import type { Selection } from "./selection/selection.tsx";

export interface Column<T> {
  key: string;
  /** The column's words; on a phone they stand beside the value. */
  header: string;
  cell: (row: T) => ReactNode;
  /** What the row is: its title on a phone, and the link to it. One column has it. */
  primary?: boolean | undefined;
  /** Shown only to who asks for it. */
  extra?: boolean | undefined;
  align?: Align | undefined;
  /** On a phone it stands below the title in one line with the others of its kind: without its words, or `named` by them. */
  inline?: boolean | "named" | undefined;
  /**
   * Its place in the row of a phone, the same in each row and list: `below` the title, a `figure` at the edge beside it, the state or
   * what else counts at the `foot`, a day or other quiet fact `aside` from it. One column has each place. Where columns have places,
   * those without one are left out on a phone; `inline: "named"` tells the column's words as well.
   */
  place?: Place | undefined;
  /** Classes of its cell: its place on the card of a phone where it has one of its own (`max-md:order-1` for a second line), how narrow it may be on a tablet. */
  cardClass?: string | undefined;
  /** Any CSS width. */
  width?: string | undefined;
  /**
   * Left out where the table is as wide as on that or narrower; `between`: on tablet and laptop, but not on the cards of a phone;
   * `middle`: on a tablet alone; `narrow`: in a table less than 42rem wide, as beside another column, but not on the cards of a phone; `wide`: on all three, and where the table is less than 84rem wide;
   * `roomiest`: the same, and on the cards of a phone as well.
   */
  hideOn?: keyof typeof hideClass | undefined;
  /** The rows are sorted by this column, in this order. */
  sorted?: "ascending" | "descending" | undefined;
  /** Makes the header a link that sorts: `(parts) => <Link {...parts} search={…} />`. */
  sortLink?: ((parts: LinkParts) => ReactElement) | undefined;
}

export interface DataTableProps<T> {
  /** What the table lists: its accessible name. */
  caption: string;
  columns: readonly Column<T>[];
  /** Undefined: not here yet. */
  rows: readonly T[] | undefined;
  rowKey: (row: T) => string;
  /** In place of the rows when there are none. */
  empty: ReactNode;
  /** Rows are being replaced. */
  busy?: boolean | undefined;
  /** `(row, parts) => <Link {...parts} to="/admin/jobs/$id" params={{ id: row.id }} />` */
  rowLink?: ((row: T, parts: LinkParts) => ReactElement) | undefined;
  /** What a press anywhere on the row does, where it leads to no page: the same as one of its buttons. */
  rowPress?: ((row: T) => void) | undefined;
  /** Buttons at the end of the row. */
  rowActions?: ((row: T) => ReactNode) | undefined;
  /**
   * On a phone they stand in the upper corner of the card: a menu alone, beside the box of a row that can be chosen. `menu`: the last
   * of them, the others at the foot, where rows cannot be chosen.
   */
  cornerActions?: boolean | "menu" | undefined;
  rowState?: ((row: T) => { off?: boolean; unread?: boolean }) | undefined;
  selection?: Selection<T> | undefined;
  skeletonRows?: number | undefined;
  /** Its head stays in sight, as it does wherever what is chosen is told above the rows. */
  headStays?: boolean | undefined;
  /** Rows of 44 px. */
  compact?: boolean | undefined;
  /** `j` and `k` go from row to row, `o` opens one, `x` chooses it. One table of a page has them. */
  hasKeys?: boolean | undefined;
  /** Where a link leads that goes past what stands before the rows. */
  rowsId?: string | undefined;
  /** What other keys do with the row that has the focus, or the first. */
  rowKeys?: readonly RowKey<T>[] | undefined;
}

interface RowKey<T> {
  keys: string;
  label: string;
  run: (row: T) => void;
}

/**
 * By the width of the table, not of the window: a menu at the side takes a quarter of it. Below `md` rows are cards. Of a column that
 * is left out the next one takes its place at the edge.
 */
export const hideClass = {
  phone: "max-md:hidden!",
  tablet: "max-md:hidden! @max-[57rem]/table:hidden! md:@max-[57rem]/table:[&:first-child+*]:pl-5!",
  laptop: "max-md:hidden! @max-[72rem]/table:hidden! md:@max-[72rem]/table:[&:first-child+*]:pl-5!",
  between: "md:@max-[72rem]/table:hidden!",
  narrow: "md:@max-[42rem]/table:hidden!",
  middle: "md:@max-[57rem]/table:hidden!",
  wide: "md:@max-[84rem]/table:hidden!",
  roomiest: "max-md:hidden! @max-[84rem]/table:hidden!",
} as const;

/** Of the link « Ouvrir » at the end of a row, where there is room: a row opens by a press anywhere, and by its menu. */
export const openRowClass = buttonClass({
  size: "sm",
  variant: "ghost",
  className: "max-md:hidden md:@max-[57rem]/table:hidden",
});
