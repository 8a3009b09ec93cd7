import { useEffect, useEffectEvent } from "react";

interface Shortcuts {
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  publish: () => void;
}

/** Ctrl (or ⌘) with Z, Shift+Z or Y, and S. Dialogs keep the keys to themselves. */
export function useShortcuts({ undo, redo, publish }: Shortcuts) {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (event.target instanceof Element && event.target.closest("[role=dialog]")) return;
    const key = event.key.toLowerCase();
    const deed =
      key === "s" ? publish : key === "y" || (key === "z" && event.shiftKey) ? redo : key === "z" ? undo : null;
    if (deed === null) return;
    event.preventDefault();
    deed?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
