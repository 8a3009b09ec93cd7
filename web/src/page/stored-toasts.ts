/** What a message says, without what can be done about it. */
export interface StoredToast {
  tone: "success" | "error";
  title: string;
  text: string;
}

const key = "toast";
/** How long a page may take to load until what was told before it is no news any more, in milliseconds. */
const life = 30_000;

/** Leaves messages, the newest first, to the page that is loaded next. */
export function storeToasts(toasts: readonly StoredToast[]): void {
  try {
    if (toasts.length > 0) sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), toasts }));
  } catch {
    // Without storage the page that follows shows what has changed.
  }
}

/** What the page before this one has left to tell, the newest first; each is given once. */
export function takeToasts(): readonly StoredToast[] {
  try {
    const { at, toasts } = JSON.parse(sessionStorage.getItem(key) ?? "{}") as { at?: number; toasts?: StoredToast[] };
    sessionStorage.removeItem(key);
    return toasts && at !== undefined && Date.now() - at <= life ? toasts : [];
  } catch {
    return [];
  }
}

/** Shown for so long, in milliseconds. */
const shown = 5_000;

/** On a page without React: shows what was left to tell, and takes it away again. */
export function showStoredToasts(): void {
  const toasts = takeToasts();
  if (toasts.length === 0) return;
  const room = document.createElement("div");
  room.role = "region";
  room.ariaLabel = "Notifications";
  room.ariaLive = "polite";
  room.className = "fixed top-4 right-4 z-70 w-[min(24rem,calc(100vw-2rem))] text-sm";
  document.body.append(room);
  const list = document.createElement("ol");
  list.className = "flex flex-col gap-3";
  for (const { title, text } of toasts) {
    const item = document.createElement("li");
    item.className = "animate-toast-in rounded-lg border border-line bg-surface px-4 py-3.5 text-ink-2 shadow-float";
    const head = document.createElement("strong");
    head.className = "block font-semibold text-ink";
    head.textContent = title;
    item.append(head, text);
    list.append(item);
  }
  // Screen readers tell what changes in a room that is there already.
  requestAnimationFrame(() => room.append(list));
  setTimeout(() => room.remove(), shown);
}
