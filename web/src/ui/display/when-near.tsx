import { type ReactNode, useEffect, useRef, useState } from "react";

/** How far below the window a part is drawn already. */
const margin = "400px";

/** What stands at the end of a page, drawn and fetched once somebody comes near it; at once where the browser cannot tell. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => !("IntersectionObserver" in globalThis));
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: margin,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={place} className="min-h-px" />;
}
