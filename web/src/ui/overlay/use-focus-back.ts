import { useRef } from "react";

/** Of a layer that no trigger of Radix opens: where the focus goes as it opens, and where it goes back to. */
export function useFocusBack() {
  const opener = useRef<Element | null>(null);
  return {
    takeFocus: (event: Event) => {
      opener.current = document.activeElement;
      focusSafe(event);
    },
    /** Where what opened it is gone, because it did what it was for, or a reload, the page goes on from its content. */
    giveFocusBack: (event: Event) => {
      event.preventDefault();
      // What came in its place may have taken the focus while the dialog went.
      if (document.querySelector("main")?.contains(document.activeElement)) return;
      const isThere = opener.current?.isConnected && opener.current !== document.body;
      const target = isThere ? opener.current : document.querySelector("main");
      if (!(target instanceof HTMLElement)) return;
      if (target !== opener.current) target.tabIndex = -1;
      target.focus();
    },
  };
}

/** To the safe action, or to whatever the content marks; otherwise to the first control, as Radix does. */
function focusSafe(event: Event) {
  const marked = event.target instanceof Element ? event.target.querySelector<HTMLElement>("[data-autofocus]") : null;
  if (!marked) return;
  event.preventDefault();
  // The dialog opens at its beginning, where the safe button may be below what fits.
  marked.focus({ preventScroll: true });
}
