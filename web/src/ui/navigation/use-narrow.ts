import { useSyncExternalStore } from "react";

const query = "(max-width: 1023px)";

function onChange(listener: () => void) {
  const list = window.matchMedia(query);
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}

/** Whether there is room for one column only: on a phone, and on a tablet that is held upright. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => window.matchMedia(query).matches,
    () => false,
  );
