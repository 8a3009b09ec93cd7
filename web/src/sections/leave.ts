import type { AnyRouter, HistoryState } from "@tanstack/react-router";
import type { Section } from "#site/section.ts";
import { toast } from "#ui/feedback/toast-store.ts";

const kept = "state";

/**
 * What this section does not hold is an external address to its router: left for by loading it. What is being told and
 * the state that was meant for the other page go along. The pages of signing in are each drawn by the server with their own form. Whoever
 * is led from one to another before the first is shown loads the other too: React would mix the first one's fields with those of the other.
 */
export function leaveByDocument(router: AnyRouter, section: Section): void {
  const commit = router.commitLocation;
  let isShown = section !== "auth";
  const untell = router.subscribe("onRendered", () => {
    untell();
    isShown = true;
  });
  router.commitLocation = (location) => {
    const isHere = isShown || location.pathname === window.location.pathname;
    if (isHere && router.getMatchedRoutes(location.pathname)[2]) return commit(location);
    toast.keepForNextPage();
    keep(location.pathname, location.state);
    return commit({ ...location, external: true });
  };
}

function keep(pathname: string, state: HistoryState): void {
  try {
    const own = Object.entries(state).filter(([name]) => !name.startsWith("__") && name !== "key");
    sessionStorage.setItem(kept, JSON.stringify({ pathname, state: Object.fromEntries(own) }));
  } catch {
    // Without storage the page does without.
  }
}

/**
 * Before the router reads the entry of the history: the state that the page before meant for this one. Tells whether another
 * section led here.
 */
export function takeState(): boolean {
  try {
    const { pathname, state } = JSON.parse(sessionStorage.getItem(kept) ?? "{}") as {
      pathname?: string;
      state?: object;
    };
    sessionStorage.removeItem(kept);
    if (pathname !== window.location.pathname) return false;
    // The router's history marks its entries so, and makes those anew that have no mark.
    const mark = Math.random().toString(36).slice(2, 10);
    window.history.replaceState({ ...state, __TSR_index: 0, __TSR_key: mark, key: mark }, "");
    return true;
  } catch {
    // Without storage nothing was meant.
    return false;
  }
}
