import { useEffect, useRef } from "react";

/**
 * A button may leave the page with what it did, and the focus is lost with it. Once `count` has changed as `done` says, `move` puts the focus
 * where its reader goes on.
 */
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
