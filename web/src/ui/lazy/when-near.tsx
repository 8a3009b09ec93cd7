import { type ReactNode, useEffect, useRef, useState } from "react";

/** How far below the window a part is drawn already, once its reader moves. */
const margin = "400px";

/**
 * What stands at the end of a page, drawn and fetched once somebody comes near it; at once where the browser cannot tell. Of a page that
 * nobody has moved yet it is what the window shows: the rest would wait in line with the first screen.
 */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => !("IntersectionObserver" in globalThis));
  useEffect(() => {
    const part = place.current;
    if (isNear || !part) return undefined;
    const watch = (rootMargin: string) => {
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin });
      observer.observe(part);
      return observer;
    };
    let observer = watch("0px");
    const moved = () => {
      observer.disconnect();
      observer = watch(margin);
    };
    addEventListener("scroll", moved, { once: true, passive: true });
    return () => {
      removeEventListener("scroll", moved);
      observer.disconnect();
    };
  }, [isNear]);
  return isNear ? children : <div ref={place} className="min-h-px" />;
}
