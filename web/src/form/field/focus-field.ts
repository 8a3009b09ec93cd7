import { useEffect } from "react";

/** Puts the focus into the field of this name. */
export const focusField = (name: string): void => document.querySelector<HTMLElement>(`main [name="${name}"]`)?.focus();

/** Puts the focus into the field of this name as soon as the page shows it. */
export function useFirstFocus(name: string | undefined): void {
  useEffect(() => {
    if (name !== undefined) focusField(name);
  }, [name]);
}
