import { useSyncExternalStore } from "react";

const query = "(max-width: 767px)";

function onChange(listener: () => void) {
  const list = window.matchMedia(query);
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}

/** Whether the window is as narrow as a phone; what only a phone needs is neither drawn nor fetched elsewhere. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => window.matchMedia(query).matches,
    () => false,
  );
