import { useSyncExternalStore } from "react";
import { useLayoutSettings } from "./use-layout-settings.ts";

const query = "(prefers-color-scheme: dark)";

function onSystemChange(listener: () => void) {
  const list = window.matchMedia(query);
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}

/** Whether the page is dark: as chosen in this tab, else as the reader's system wants it. */
export function useDark(): [boolean, (dark: boolean) => void] {
  const [{ mode }, change, isChosen] = useLayoutSettings();
  const systemDark = useSyncExternalStore(
    onSystemChange,
    () => window.matchMedia(query).matches,
    () => false,
  );
  const dark = isChosen("mode") ? mode === "dark" : systemDark;
  return [dark, (wanted) => change({ mode: wanted ? "dark" : "light" })];
}
