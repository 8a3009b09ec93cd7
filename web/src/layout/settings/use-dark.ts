import { useSyncExternalStore } from "react";
import { useLayoutSettings } from "./use-layout-settings.ts";

const query = "(prefers-color-scheme: dark)";

function onSystemChange(listener: () => void) {
  const list = window.matchMedia(query);
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}

/** Whether the page is dark: by choice, or because the choice is the mode of the reader's system. */
export function useDark(): [boolean, (dark: boolean) => void] {
  const [{ mode }, change] = useLayoutSettings();
  const systemDark = useSyncExternalStore(
    onSystemChange,
    () => window.matchMedia(query).matches,
    () => false,
  );
  const dark = mode === "system" ? systemDark : mode === "dark";
  return [dark, (wanted) => change({ mode: wanted ? "dark" : "light" })];
}
