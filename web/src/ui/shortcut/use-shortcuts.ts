import { type RefObject, useEffect, useRef } from "react";
import { registerShortcuts, type Shortcut } from "./shortcuts.ts";

/**
 * Keys that work for as long as a component is shown, and stand in the list that `?` opens. None works under a dialog, and none
 * in a field unless it says so. `place`: something of the component, where it may stand in a dialog.
 */
export function useShortcuts(shortcuts: readonly Shortcut[], place?: RefObject<Element | null>): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(
    () =>
      registerShortcuts({
        get current() {
          return latest.current;
        },
        place: () => place?.current ?? null,
      }),
    [place],
  );
}
