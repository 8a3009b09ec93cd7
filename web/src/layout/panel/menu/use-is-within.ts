import { useLocation } from "@tanstack/react-router";
import type { MenuEntry } from "./menu-entry.ts";

/** What marks an entry as the current one on pages whose address does not begin like its own. */
export function useIsWithin(): (entry: MenuEntry) => { "aria-current"?: "page" } {
  const here = useLocation({ select: ({ pathname }) => pathname });
  return ({ within }) => (within?.test(here) ? { "aria-current": "page" } : {});
}
