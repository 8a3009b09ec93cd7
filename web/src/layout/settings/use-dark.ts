import { useSyncExternalStore } from "react";
import { mediaOf } from "#ui/navigation/media.ts";
import { useLayoutSettings } from "./use-layout-settings.ts";

const systemDark = mediaOf("(prefers-color-scheme: dark)");

/** Whether the page is dark: by choice, or because the choice is the mode of the reader's system. */
export function useDark(): [boolean, (dark: boolean) => void] {
  const [{ mode }, change] = useLayoutSettings();
  const isSystemDark = useSyncExternalStore(systemDark.subscribe, systemDark.matches, () => false);
  const dark = mode === "system" ? isSystemDark : mode === "dark";
  return [dark, (wanted) => change({ mode: wanted ? "dark" : "light" })];
}
