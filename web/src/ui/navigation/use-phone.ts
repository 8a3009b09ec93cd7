import { useSyncExternalStore } from "react";
import { mediaOf } from "./media.ts";

const phone = mediaOf("(max-width: 767px)");

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
export const usePhone = (): boolean => useSyncExternalStore(phone.subscribe, phone.matches, () => isDrawnForPhone);
