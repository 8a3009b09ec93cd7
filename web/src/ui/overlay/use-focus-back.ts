import { useRef } from "react";
import { mediaOf } from "../navigation/media.ts";

/** Where a field that has the focus brings up a keyboard, which covers half of the layer. */
const touched = mediaOf("(pointer: coarse)");

/** Of a layer that no trigger of Radix opens: where the focus goes as it opens, and where it goes back to. */
export function useFocusBack() {
  const opener = useRef<Element | null>(null);
  return {
    takeFocus: (event: Event) => {
      opener.current = document.activeElement;
      focusFirst(event);
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

/**
 * To what the content marks, as the safe action is; in a form to its first field, or to the layer itself where that would bring up a
 * keyboard before anything was read; otherwise to the first control, as Radix does.
 */
function focusFirst(event: Event) {
  const layer = event.target;
  if (!(layer instanceof HTMLElement)) return;
  const form = layer.querySelector("form");
  const target =
    layer.querySelector<HTMLElement>("[data-autofocus]") ?? (form && (touched.matches() ? layer : firstFieldOf(form)));
  if (!target) return;
  event.preventDefault();
  // The dialog opens at its beginning, where what takes the focus may be below what fits.
  target.focus({ preventScroll: true });
}

const firstFieldOf = (form: HTMLFormElement): HTMLElement | undefined =>
  [...form.querySelectorAll<HTMLElement>("input, select, textarea, [role=combobox]")].find(
    (field) => field.tabIndex >= 0 && !field.matches(":disabled, [type=hidden]") && isShown(field),
  );

/** jsdom does not know. */
const isShown = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true;
