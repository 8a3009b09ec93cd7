import { type RefObject, useEffect, useRef } from "react";

/** Long enough to see what was chosen, in milliseconds. */
const pause = 280;

/**
 * A press on a radio button is the whole answer of a screen that asks nothing else: it leads on by itself. With the
 * keyboard, where arrows move the choice, it does not.
 */
export function useAdvance(form: RefObject<HTMLFormElement | null>, screenId: string, next: () => void) {
  const latest = useRef({ screenId, next });
  useEffect(() => {
    latest.current = { screenId, next };
  });
  const pressed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: () => {
      pressed.current = true;
    },
    onKeyDown: () => {
      pressed.current = false;
      clearTimeout(timer.current);
    },
    onClick: ({ target }: { target: EventTarget }) => {
      if (!pressed.current || !(target instanceof HTMLInputElement) || target.type !== "radio") return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (latest.current.screenId === screenId && form.current && asksOnly(form.current, target.name))
          latest.current.next();
      }, pause);
    },
  };
}

const asksOnly = (form: HTMLFormElement, name: string) =>
  [...form.querySelectorAll<HTMLInputElement>("input, select, textarea")].every(
    (field) => field.type === "radio" && field.name === name,
  );
