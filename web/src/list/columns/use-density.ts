import { use } from "react";
import type { ListLayoutState } from "./kept/use-list-layout.ts";
import { RowHeightContext } from "./row-height.ts";

/** How high the rows of a list are: as its reader has them in this list; unless chosen there, as for all lists. */
export function useDensity(layout: ListLayoutState, compactFirst: boolean) {
  const kept = layout.of().rows;
  const everywhere = use(RowHeightContext);
  const compact = kept === undefined && everywhere === "list" ? compactFirst : (kept ?? everywhere) === "compact";
  return { compact, toggle: () => layout.change({ rows: compact ? "roomy" : "compact" }) };
}
