import { type ReactNode, useDeferredValue, useEffect } from "react";
import { markPageRendered } from "#page/page-rendered.ts";

/** It draws a page with its data or not at all. */
const onServer = typeof window === "undefined";

/**
 * What a panel shows as it opens, drawn in slices behind the frame that the server has sent (`pending`). The router tells of a page
 * that has arrived in one go, which would hold everything else up until all of the page is drawn.
 */
export function InSlices({ pending, children }: { pending: ReactNode; children: ReactNode }) {
  const stands = useDeferredValue(true, false);
  useEffect(() => {
    if (!stands) return;
    markPageRendered();
    // What the server has drawn has had its time.
    delete window.firstCalls?.show;
  }, [stands]);
  return stands || onServer ? children : pending;
}
