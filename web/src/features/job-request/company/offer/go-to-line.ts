import { flushSync } from "react-dom";
import { faultIn, focusFault } from "#form/fault/focus-fault.ts";

/** Opens a line and goes to the first field of it that waits: its words, then its price. */
export function goToLine(key: string, open: (key: string) => void): void {
  // What is closed on a phone takes no focus before it is open.
  flushSync(() => open(key));
  const row = document.getElementById(key);
  const named = (name: string) => row?.querySelector<HTMLElement>(`[name="${CSS.escape(`${key}.${name}`)}"]`);
  const target = named("label") || named("unitPrice") || named("state");
  target?.focus();
  target?.scrollIntoView({ block: "center" });
}

/** Goes to the first field in error, in the order of the page; one of a line that is closed is opened with it. */
export function goToFault(form: HTMLElement, open: (key: string) => void): void {
  const line = faultIn(form)?.closest("li[id^=line-]");
  if (line) flushSync(() => open(line.id));
  focusFault(form);
  // Clear of the bar at the foot.
  if (form.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: "center" });
}
