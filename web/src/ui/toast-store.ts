export interface ToastItem {
  id: number;
  tone: "success" | "error";
  title: string;
  text: string;
  open: boolean;
}

/** How long the leaving animation takes, in milliseconds. */
const toastEase = 300;

let items: readonly ToastItem[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly ToastItem[]) {
  items = next;
  for (const listener of listeners) listener();
}

function add(tone: ToastItem["tone"], title: string, text: string): number {
  lastId += 1;
  set([{ id: lastId, tone, title, text, open: true }, ...items]);
  return lastId;
}

/** Messages that come and go, usable outside React. The titles are literal in the specification. */
export const toast = {
  success: (text: string): number => add("success", "Success", text),
  /** `status` is the HTTP status, or 0 where no answer came. */
  error: (status: number, text: string): number => add("error", `Error code: ${status}`, text),
  /** Closes one, which then leaves. */
  close(id: number): void {
    set(items.map((item) => (item.id === id ? { ...item, open: false } : item)));
    setTimeout(() => set(items.filter((item) => item.id !== id)), toastEase);
  },
  clear: (): void => set([]),
};

/** For `useSyncExternalStore`. */
export const toasts = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Newest first. */
  current: (): readonly ToastItem[] => items,
};
