import { useEffect, useState } from "react";

interface Options {
  /** By how much the window is made smaller or larger for it: `0px 0px -40%`. */
  margin?: string;
  /** What is said until the page is drawn. */
  atFirst?: boolean;
}

/** Whether a part of the page, by its id, stands in the window. */
export function useInSight(id: string, { margin = "0px", atFirst = false }: Options = {}): boolean {
  const [inSight, setInSight] = useState(atFirst);
  useEffect(() => {
    const part = document.getElementById(id);
    if (!part || !("IntersectionObserver" in globalThis)) return undefined;
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? false), {
      rootMargin: margin,
    });
    observer.observe(part);
    return () => observer.disconnect();
  }, [id, margin]);
  return inSight;
}
