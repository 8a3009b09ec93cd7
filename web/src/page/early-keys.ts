declare global {
  interface Window {
    /** What was pressed before the page took keys; undefined once it does. */
    earlyKeys?: KeyboardEvent[] | undefined;
  }
}

/**
 * Until a panel is alive, the keys that may be one of its shortcuts are remembered, for ui/shortcut/shortcuts.ts. It is sent as text, so
 * it uses nothing of this module.
 */
export function rememberEarlyKeys() {
  if (!/^\/(?:admin|company|tenderer)(?:\/|$)/.test(location.pathname)) return;
  const keys: KeyboardEvent[] = (window.earlyKeys = []);
  const remember = (event: KeyboardEvent) => {
    if (window.earlyKeys !== keys) return document.removeEventListener("keydown", remember);
    const { key, target } = event;
    if (key.length !== 1 || event.altKey || event.isComposing) return;
    if (event.ctrlKey || event.metaKey) {
      // The browser would search by itself.
      if (key !== "k" || !location.pathname.startsWith("/admin")) return;
      event.preventDefault();
    } else if (target instanceof Element && target.closest("input, textarea, select, [contenteditable]")) return;
    keys.push(event);
  };
  document.addEventListener("keydown", remember);
}

/** What was remembered, in its order; nothing is remembered from now on. */
export function takeEarlyKeys(): KeyboardEvent[] {
  const keys = window.earlyKeys ?? [];
  window.earlyKeys = undefined;
  return keys;
}
