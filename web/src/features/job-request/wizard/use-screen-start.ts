import { type RefObject, useEffect, useRef } from "react";

/** The screen whose beginning was shown last, and its title. */
export interface ScreenStart {
  shown: RefObject<string | undefined>;
  title: RefObject<HTMLHeadingElement | null>;
}

export function useScreenStarts(): ScreenStart {
  return { shown: useRef<string>(undefined), title: useRef<HTMLHeadingElement>(null) };
}

/** Another screen is begun at its top, with its title in focus; the first one is left as the browser shows it. */
export function useScreenStart({ shown, title }: ScreenStart, id: string | undefined) {
  useEffect(() => {
    if (id === undefined || shown.current === id) return;
    const isFirst = shown.current === undefined;
    shown.current = id;
    if (isFirst) return;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [shown, title, id]);
}
