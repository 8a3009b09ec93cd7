import { useEffect, useRef } from "react";

/** What was pressed may go with what it did, and the focus with it: once `count` says that it is done, `move` gives it a place. */
export function useFocusWhenGone(
  count: number,
  done: (before: number, now: number) => boolean,
  move: () => void,
): void {
  const shown = useRef(count);
  useEffect(() => {
    const before = shown.current;
    shown.current = count;
    const { activeElement, body } = document;
    if (done(before, count) && (activeElement === body || activeElement?.closest("[role=dialog]"))) move();
  });
}

export const rises = (before: number, now: number): boolean => now > before;
export const falls = (before: number, now: number): boolean => now < before;
