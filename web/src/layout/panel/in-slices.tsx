import { type ReactNode, useDeferredValue } from "react";

/**
 * What a panel shows as it opens, drawn in slices behind the frame that the server has sent (`pending`). The router tells of a page
 * that has arrived in one go, which would hold everything else up until all of the page is drawn.
 */
export function InSlices({ pending, children }: { pending: ReactNode; children: ReactNode }) {
  return useDeferredValue(true, false) ? children : pending;
}
