import { useLocation, useNavigate } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The filters of the list are being chosen in a sheet over it. */
    filtering?: boolean | undefined;
  }
}

/**
 * The sheet stands in the history: the way back of a phone closes it and takes back what was chosen in it. Whoever closes it
 * otherwise keeps that, and is one step back from the list as it was.
 */
export function useFilterSheet() {
  const navigate = useNavigate();
  const isOpen = useLocation({ select: ({ state }) => state.filtering === true });
  const go = (filtering: boolean) =>
    void navigate({
      to: ".",
      search: true,
      state: (before) => ({ ...before, filtering: filtering || undefined }),
      replace: !filtering,
      resetScroll: false,
    });
  return { isOpen, open: () => go(true), close: () => go(false) };
}
