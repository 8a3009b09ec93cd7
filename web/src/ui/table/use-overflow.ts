import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether a frame holds more than its width shows; watched only where somebody asks. */
export function useOverflow(watched: boolean): [RefObject<HTMLDivElement | null>, boolean] {
  const frame = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || !watched || typeof ResizeObserver === "undefined") return;
    const look = () => setOverflows((element.firstElementChild?.scrollWidth ?? 0) > element.clientWidth + 1);
    const observer = new ResizeObserver(look);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [watched]);
  return [frame, overflows];
}
