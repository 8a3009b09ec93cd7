import { createContext, use, useSyncExternalStore } from "react";

const query = "(max-width: 767px)";

function onChange(listener: () => void) {
  const list = window.matchMedia(query);
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}

/** Whether what the server draws is for a window as narrow as that: a document does not know it. */
export const DrawnForPhone = createContext(false);

/** Whether the window is as narrow as a phone; what only a phone needs is neither drawn nor fetched elsewhere. */
export function usePhone(): boolean {
  const drawn = use(DrawnForPhone);
  return useSyncExternalStore(
    onChange,
    () => window.matchMedia(query).matches,
    () => drawn,
  );
}
