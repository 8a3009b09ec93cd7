import { storeToasts, takeToasts } from "#page/stored-toasts.ts";

/** What can be done about it at once: « Annuler ». */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface ToastItem {
  id: number;
  tone: "success" | "error";
  title: string;
  text: string;
  action?: ToastAction | undefined;
  /** Not read out: what it says stands in the page, where the focus is. */
  silent?: boolean | undefined;
  /** The line is gone: its drawing has the title, and it stands alone. */
  offline?: boolean | undefined;
  open: boolean;
}

/** Milliseconds: shown untouched, with something in it to press, and after pointer or focus has left it. */
export const lifetime = 5000;
export const withAction = 10_000;
export const extended = 1000;

/** How long the leaving animation takes, in milliseconds. */
const toastEase = 300;

let items: readonly ToastItem[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly ToastItem[]) {
  items = next;
  for (const listener of listeners) listener();
}

type Extra = Pick<ToastItem, "action" | "silent" | "offline">;

function add(tone: ToastItem["tone"], title: string, text: string, extra: Extra = {}): number {
  lastId += 1;
  set([{ id: lastId, tone, title, text, ...extra, open: true }, ...items]);
  return lastId;
}

/** Messages that come and go, usable outside React. The titles are literal in the specification. */
export const toast = {
  success: (text: string, action?: ToastAction): number => add("success", "Success", text, { action }),
  /**
   * `status` is the HTTP status, or 0 where no answer came. Without a line no number says anything, and what fails meanwhile fails for that
   * one reason: the latest is told in place of those before it.
   */
  error: (status: number, text: string, extra: Extra = {}): number => {
    const title = `Error code: ${status}`;
    // Several calls of a page that the server fails alike say it once. What it refuses is told fault by fault, as specified.
    if (status >= 500) items = items.filter((item) => item.title !== title || item.text !== text || item.action);
    if (status > 0 || navigator.onLine) return add("error", title, text, extra);
    items = items.filter(({ offline, action }) => !offline || action !== undefined);
    return add("error", "", text, { ...extra, offline: true });
  },
  /** Success that leads to another load of the page: told there. */
  successAfterReload: (text: string): void => storeToasts([{ tone: "success", title: "Success", text }]),
  /** What the page that is loaded next has to explain of itself. */
  noticeAfterReload: (text: string): void => storeToasts([{ tone: "error", title: "", text }]),
  /** What is being told goes on being told where another page is loaded, but for what can be done about it. */
  keepForNextPage: (): void =>
    storeToasts(
      items.filter(({ open, offline }) => open && !offline).map(({ tone, title, text }) => ({ tone, title, text })),
    ),
  /** Tells what the page before this one has left to tell. */
  tellKept(): void {
    for (const { tone, title, text } of takeToasts().toReversed()) add(tone, title, text);
  },
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
