import { useEffect, useSyncExternalStore } from "react";
import { inTab } from "#page/in-tab.ts";
import { createLayoutStore, layoutDefaults, type LayoutSettings } from "./store.ts";

const store = inTab(() =>
  createLayoutStore(
    storage(() => window.sessionStorage),
    storage(() => window.localStorage),
  ),
);

type LayoutState = [settings: LayoutSettings, change: (patch: Partial<LayoutSettings>) => void];

/** How the panels look in this tab, and the way to change it. */
export function useLayoutSettings(): LayoutState {
  const settings = useSyncExternalStore(store.current.subscribe, store.current.current, () => layoutDefaults);
  useEffect(() => {
    document.documentElement.dataset["theme"] = settings.mode;
    if (settings.theme === "default") delete document.documentElement.dataset["contrast"];
    else document.documentElement.dataset["contrast"] = "more";
  }, [settings.mode, settings.theme]);
  return [settings, store.current.change];
}

/** A storage of the browser; none where there is no browser, or where it is forbidden. */
function storage(of: () => Storage): Storage | undefined {
  try {
    return typeof window === "undefined" ? undefined : of();
  } catch {
    return undefined;
  }
}
