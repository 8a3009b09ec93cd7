import { flushSync } from "react-dom";

/** Opens a line and goes to a field of it, else to the first that waits: its words, then its price. */
export function goToLine(key: string, open: (key: string) => void, field?: string): void {
  // What is closed on a phone takes no focus before it is open.
  flushSync(() => open(key));
  const row = document.getElementById(key);
  const named = (name: string) => row?.querySelector<HTMLElement>(`[name="${CSS.escape(`${key}.${name}`)}"]`);
  const target = (field && named(field)) || named("label") || named("unitPrice") || named("state");
  target?.focus();
  target?.scrollIntoView({ block: "center" });
}
