import { createStore, del, entries, get, set, type UseStore } from "idb-keyval";

/** A photo that waits on this device until its request is sent. */
export interface DevicePhoto {
  name: string;
  blob: Blob;
  /** When it was put here, in milliseconds. */
  at?: number | undefined;
  /** Its id on the server, once it is there: what fails afterwards does not send it again. */
  sent?: { id: string; owner: string } | undefined;
}

let store: UseStore | undefined;
const opened = () => (store ??= createStore("request-photos", "photos"));

/** Where the browser forbids its database, photos live as long as the page. */
const inMemory = new Map<string, DevicePhoto>();

export async function keepPhoto(id: string, photo: DevicePhoto): Promise<void> {
  inMemory.set(id, photo);
  await set(id, photo, opened()).catch(() => undefined);
}

export async function photoOnDevice(id: string): Promise<DevicePhoto | undefined> {
  const kept = inMemory.get(id) ?? (await get<DevicePhoto>(id, opened()).catch(() => undefined));
  if (kept) inMemory.set(id, kept);
  return kept;
}

/** Between the two writes a photo is here that its draft does not name yet. */
const dayLong = 24 * 3_600_000;

/** Removes photos of drafts that are no more: those that none of `named` is, a day after they came. */
export async function sweepPhotos(named: ReadonlySet<string>, now: number = Date.now()): Promise<void> {
  const kept = await entries<string, DevicePhoto>(opened()).catch(() => []);
  const gone = kept.filter(([id, { at = 0 }]) => !named.has(id) && now - at > dayLong);
  await forgetPhotos(gone.map(([id]) => id));
}

export async function forgetPhotos(ids: readonly string[]): Promise<void> {
  await Promise.all(
    ids.map(async (id) => {
      inMemory.delete(id);
      await del(id, opened()).catch(() => undefined);
    }),
  );
}
