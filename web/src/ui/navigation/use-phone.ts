import { useSyncExternalStore } from "react";

const query = "(max-width: 767px)";

function onChange(listener: () => void) {
  const list = window.matchMedia(query);
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}

let isDrawnForPhone = false;

/** Draws, in one go, for a window as narrow as a phone or not: the server cannot look. A document is drawn for none. */
export function drawnForPhone<Drawn>(isPhone: boolean, draw: () => Drawn): Drawn {
  isDrawnForPhone = isPhone;
  try {
    return draw();
  } finally {
    isDrawnForPhone = false;
  }
}

/** Whether the window is as narrow as a phone; what only a phone needs is neither drawn nor fetched elsewhere. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => window.matchMedia(query).matches,
    () => isDrawnForPhone,
  );
