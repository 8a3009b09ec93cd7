import { useState } from "react";

const key = "categories.open";

/** Which categories are unfolded; kept for this tab, so that the tree is as it was left. */
export function useOpen() {
  const [open, setOpen] = useState<ReadonlySet<string>>(read);
  const change = (next: ReadonlySet<string>) => {
    setOpen(next);
    try {
      sessionStorage.setItem(key, JSON.stringify([...next]));
    } catch {
      // Without storage the tree is folded the next time.
    }
  };
  return {
    open,
    toggle: (id: string) =>
      change(open.has(id) ? new Set([...open].filter((other) => other !== id)) : new Set([...open, id])),
    set: (ids: readonly string[]) => change(new Set(ids)),
  };
}

function read(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : []);
  } catch {
    return new Set();
  }
}
