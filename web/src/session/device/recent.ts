/** What the person of this tab opened lately, latest first. It goes with the tab, and with whoever signs out. */
export interface Recent {
  kind: "request" | "company" | "tenderer" | "user";
  id: string;
  label: string;
}

const key = "recent";
const most = 6;

interface Stored {
  of: string;
  items: Recent[];
}

export const recent = {
  of(userId: string): readonly Recent[] {
    const stored = read();
    return stored?.of === userId ? stored.items : [];
  },
  add(userId: string, item: Recent): void {
    const others = recent.of(userId).filter(({ id }) => id !== item.id);
    write({ of: userId, items: [item, ...others].slice(0, most) });
  },
  clear: (): void => write(undefined),
};

function read(): Stored | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? "null") as Stored | null;
    return Array.isArray(stored?.items) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function write(stored: Stored | undefined): void {
  try {
    if (stored) sessionStorage.setItem(key, JSON.stringify(stored));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage nothing is kept.
  }
}
