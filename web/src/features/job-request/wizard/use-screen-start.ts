import { useCallback, useRef } from "react";

/** Another screen is begun at its top, with its title in focus; the first one is left as the browser shows it. */
export function useScreenStart() {
  const shown = useRef<string>(undefined);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const startScreen = useCallback((id: string) => {
    if (shown.current === id) return;
    const isFirst = shown.current === undefined;
    shown.current = id;
    if (isFirst) return;
    window.scrollTo(0, 0);
    titleRef.current?.focus({ preventScroll: true });
  }, []);
  return { titleRef, startScreen };
}
