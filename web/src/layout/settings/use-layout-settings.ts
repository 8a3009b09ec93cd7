import { useEffect, useSyncExternalStore } from "react";
import { createLayoutStore, layoutDefaults, type LayoutSettings } from "./store.ts";

const store = createLayoutStore(storageOfTab());

type LayoutState = [
  settings: LayoutSettings,
  change: (patch: Partial<LayoutSettings>) => void,
  isChosen: (name: keyof LayoutSettings) => boolean,
];

/** How the panels look in this tab, and the way to change it. */
export function useLayoutSettings(): LayoutState {
  const settings = useSyncExternalStore(store.subscribe, store.current, () => layoutDefaults);
  useEffect(() => {
    // Nothing chosen: the reader's system decides between light and dark.
    if (store.isChosen("mode")) document.documentElement.dataset["theme"] = settings.mode;
    if (settings.theme === "default") delete document.documentElement.dataset["contrast"];
    else document.documentElement.dataset["contrast"] = "more";
  }, [settings.mode, settings.theme]);
  return [settings, store.change, store.isChosen];
}

function storageOfTab(): Storage | undefined {
  try {
    return typeof window === "undefined" ? undefined : window.sessionStorage;
  } catch {
    return undefined;
  }
}
