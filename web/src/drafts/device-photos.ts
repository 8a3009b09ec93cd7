import { createStore, del, entries, get, set, type UseStore } from "idb-keyval";
import { inTab } from "#page/in-tab.ts";

/** A photo or a plan that waits on this device until its request is sent. */
export interface DevicePhoto {
  name: string;
  blob: Blob;
  /** When it was put here, in milliseconds. */
  at?: number | undefined;
  /** Its id on the server, once it is there: what fails afterwards does not send it again. */
  sent?: { id: string; owner: string } | undefined;
  /** Why the server would not have it, in words. */
  refused?: string | undefined;
}

let store: UseStore | undefined;
/** What comes of the browser's database; undefined where it is forbidden, which some browsers say by throwing at once. */
const inDatabase = async <Result>(act: (store: UseStore) => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await act((store ??= createStore("request-photos", "photos")));
  } catch {
    return undefined;
  }
};

/** Where the browser forbids its database, photos live as long as the page. */
const inMemory = inTab(() => new Map<string, DevicePhoto>());

export async function keepPhoto(id: string, photo: DevicePhoto): Promise<void> {
  inMemory.current.set(id, photo);
  await inDatabase((store) => set(id, photo, store));
}

export async function photoOnDevice(id: string): Promise<DevicePhoto | undefined> {
  const kept = inMemory.current.get(id) ?? (await inDatabase((store) => get<DevicePhoto>(id, store)));
  if (kept) inMemory.current.set(id, kept);
  return kept;
}

/** Between the two writes a photo is here that its draft does not name yet. */
const dayLong = 24 * 3_600_000;

/** Removes photos of drafts that are no more: those that none of `named` is, a day after they came. */
export async function sweepPhotos(named: ReadonlySet<string>, now: number = Date.now()): Promise<void> {
  const kept = (await inDatabase((store) => entries<string, DevicePhoto>(store))) ?? [];
  const gone = kept.filter(([id, { at = 0 }]) => !named.has(id) && now - at > dayLong);
  await forgetPhotos(gone.map(([id]) => id));
}

export async function forgetPhotos(ids: readonly string[]): Promise<void> {
  await Promise.all(
    ids.map(async (id) => {
      inMemory.current.delete(id);
      await inDatabase((store) => del(id, store));
    }),
  );
}
