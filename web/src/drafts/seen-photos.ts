/** What this page knows of photos: where the browser finds them, and what their files were called. */
export interface SeenPhoto {
  url: string;
  name?: string | undefined;
}

const seen = new Map<string, SeenPhoto>();
const listeners = new Set<() => void>();
let changes = 0;

export const seenPhoto = (id: string): SeenPhoto | undefined => seen.get(id);

export function addSeenPhotos(photos: readonly ({ id: string } & SeenPhoto)[]): void {
  if (photos.length === 0) return;
  for (const { id, url, name } of photos) seen.set(id, { url, name });
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
