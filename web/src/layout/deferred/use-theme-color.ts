import { paper } from "@metiro/shared/colours";
import { useEffect } from "react";
import { useLayoutSettings } from "../settings/use-layout-settings.ts";

/** What a browser draws around the page follows the chosen theme; the document itself only knows that of the system. */
export function useThemeColor(): void {
  const [{ mode }] = useLayoutSettings();
  useEffect(() => {
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
      meta.content = paper[mode === "system" ? (meta.media.includes("dark") ? "dark" : "light") : mode];
  }, [mode]);
}
