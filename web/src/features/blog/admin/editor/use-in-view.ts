import { useEffect, useState } from "react";

interface Options {
  /** By how much the window is made smaller or larger for it: `0px 0px -40%`. */
  margin?: string;
  /** What is said until the page is drawn. */
  atFirst?: boolean;
}

/** Whether a part of the page, by its id, stands in the window. */
export function useInView(id: string, { margin = "0px", atFirst = false }: Options = {}): boolean {
  const [inView, setInView] = useState(atFirst);
  useEffect(() => {
    const part = document.getElementById(id);
    if (!part || !("IntersectionObserver" in globalThis)) return undefined;
    // Of several that come at once the last is how it stands.
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: margin,
    });
    observer.observe(part);
    return () => observer.disconnect();
  }, [id, margin]);
  return inView;
}
