import { useEffect, useSyncExternalStore } from "react";
import { inTab } from "#page/in-tab.ts";

/** How many pages stand that show by themselves what waits to be sent. */
const pages = inTab(() => 0);
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  pages.current += by;
  for (const listener of listeners) listener();
}

/** Says that this page shows what waits to be sent. */
export const useShowsPending = (): void =>
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);

/** Whether the page that stands shows what waits to be sent. */
export const useIsPendingShown = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => pages.current > 0,
    () => true,
  );
