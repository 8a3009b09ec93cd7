import { useLayoutEffect, useRef, useState } from "react";

/** Pixels from the end within which the reader is at the end. */
const near = 48;

export interface LogScroll {
  /** Of the box that scrolls. */
  setBox: (element: HTMLDivElement | null) => void;
  atEnd: boolean;
  onScroll: () => void;
  toEnd: () => void;
}

/**
 * Scrolling of a box that is laid out from its end (`flex-col-reverse`): it opens at its end, stays there when it shrinks or grows, and
 * does not move when something older is put on top. What comes at the end moves nobody who reads further up.
 */
export function useLogScroll(last: string | undefined): LogScroll {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [atEnd, setAtEnd] = useState(true);
  const height = useRef<{ of: string | undefined; is: number }>(undefined);

  useLayoutEffect(() => {
    if (!box) return;
    const before = height.current;
    height.current = { of: last, is: box.scrollHeight };
    // Measured from the end: what has come there is what the reader is further away from it.
    if (before && before.of !== last && !atEnd) box.scrollTo({ top: box.scrollTop - (box.scrollHeight - before.is) });
  });

  return {
    setBox,
    atEnd,
    onScroll: () => setAtEnd(Math.abs(box?.scrollTop ?? 0) < near),
    toEnd: () => box?.scrollTo({ top: 0 }),
  };
}
