import { type RefObject, useCallback, useRef } from "react";
import { faultIn, focusFault } from "#form/fault/focus-fault.ts";

/** What holds the field in error may have to be loaded first: frames of a screen in which it is looked for. */
const patience = 120;

/** Moves the focus to what is wrong, which may be far from the button that was pressed; tells where there is something. */
function focusFaultSoon(form: RefObject<HTMLElement | null>, frames: number, onFound?: () => void) {
  requestAnimationFrame(() => {
    if (form.current && faultIn(form.current)) {
      focusFault(form.current);
      onFound?.();
    } else if (frames > 0) focusFaultSoon(form, frames - 1);
  });
}

/**
 * Another screen is begun at its top, with its title in focus, or with what the server found wrong there; the first one is left as the
 * browser shows it.
 */
export function useScreenStart(form: RefObject<HTMLElement | null>) {
  const shown = useRef<string>(undefined);
  const owesFault = useRef(false);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const startScreen = useCallback(
    (id: string) => {
      if (shown.current === id) return;
      const isFirst = shown.current === undefined;
      shown.current = id;
      if (isFirst) return;
      window.scrollTo(0, 0);
      titleRef.current?.focus({ preventScroll: true });
      if (owesFault.current) focusFaultSoon(form, patience);
      owesFault.current = false;
    },
    [form],
  );
  return {
    titleRef,
    startScreen,
    showFault: () => focusFaultSoon(form, 0),
    /** Something is wrong on this screen, or on the one that is led to. */
    oweFault: () => {
      owesFault.current = true;
      focusFaultSoon(form, 0, () => {
        owesFault.current = false;
      });
    },
  };
}
