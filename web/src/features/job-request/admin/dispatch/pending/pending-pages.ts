import type { ReactNode } from "react";
import { inTab } from "#page/in-tab.ts";

/** How many pages stand that show by themselves what waits to be sent, and what shows it on others, once something has waited. */
const state = inTab(() => ({ pages: 0, shown: undefined as ReactNode }));
const listeners = new Set<() => void>();

function change(next: Partial<typeof state.current>): void {
  state.current = { ...state.current, ...next };
  for (const listener of listeners) listener();
}

export const pendingPages = {
  /** A page that shows it stands, until what is returned is called. */
  enter: () => {
    change({ pages: state.current.pages + 1 });
    return () => change({ pages: state.current.pages - 1 });
  },
  /** Gives what shows it on the other pages. */
  provide: (shown: ReactNode) => change({ shown }),
  /** What shows it on the page that stands, if that does not by itself. */
  elsewhere: () => (state.current.pages === 0 ? state.current.shown : undefined),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
