import { useLingui } from "@lingui/react";
import { useEffect, useRef } from "react";

/** Calls `then` once the reader has chosen another language: words that were made in the former one are made anew, or go. */
export function useOnLanguage(then: () => void): void {
  const { locale } = useLingui().i18n;
  const latest = useRef(then);
  useEffect(() => {
    latest.current = then;
  });
  const spoken = useRef(locale);
  useEffect(() => {
    if (spoken.current === locale) return;
    spoken.current = locale;
    latest.current();
  }, [locale]);
}
