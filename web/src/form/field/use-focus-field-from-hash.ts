import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";

/** Gives the focus to the field that the address names: `/tenderer/profile#street`. Stands in what holds the form. */
export function useFocusFieldFromHash(): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (!hash) return;
    const field = document.getElementsByName(hash)[0];
    // After the router has put the focus on the title of the new page.
    const frame = requestAnimationFrame(() => field?.focus());
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
