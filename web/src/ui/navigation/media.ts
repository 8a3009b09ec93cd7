/** What a media query says of the window, for `useSyncExternalStore`. */
export const mediaOf = (query: string) => ({
  matches: () => window.matchMedia(query).matches,
  subscribe: (listener: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener("change", listener);
    return () => list.removeEventListener("change", listener);
  },
});
