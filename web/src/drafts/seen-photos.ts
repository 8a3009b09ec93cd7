import { inTab } from "#page/in-tab.ts";

/** What this page knows of photos and plans: where the browser finds them, and what their files were called. */
export interface SeenPhoto {
  url: string;
  name?: string | undefined;
  /** Of a plan. */
  bytes?: number | undefined;
  pages?: number | undefined;
  /** Why the server would not have it. */
  error?: string | undefined;
}

const seen = inTab(() => new Map<string, SeenPhoto>());
const listeners = new Set<() => void>();
let changes = 0;

export const seenPhoto = (id: string): SeenPhoto | undefined => seen.current.get(id);

export function addSeenPhotos(photos: readonly ({ id: string } & SeenPhoto)[]): void {
  if (photos.length === 0) return;
  for (const { id, url, name, bytes, pages, error } of photos) seen.current.set(id, { url, name, bytes, pages, error });
  changes += 1;
  for (const tell of listeners) tell();
}

/** For `useSyncExternalStore`. */
export const seenPhotos = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  changes: () => changes,
};
