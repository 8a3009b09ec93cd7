import { focusable } from "#form/fault/focus-fault.ts";

/** Puts the focus in a field of this page, by its name: in the control itself, or in the first one of its group. */
export function leadTo(field: string): void {
  const named = document.querySelector<HTMLElement>(`main [name="${field}"]`);
  const target = named?.matches(focusable) ? named : named?.querySelector<HTMLElement>(focusable);
  target?.scrollIntoView({ block: "center" });
  target?.focus({ preventScroll: true });
}
