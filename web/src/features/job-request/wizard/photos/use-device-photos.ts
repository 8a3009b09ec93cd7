import { useEffect, useMemo, useSyncExternalStore } from "react";
import { keepPhoto, photoOnDevice } from "#drafts/device-photos.ts";
import { addSeenPhotos, seenPhoto, seenPhotos } from "#drafts/seen-photos.ts";
import type { PhotoDependencies } from "#form/photo/photos.ts";
import { newId } from "#api/new-id.ts";

/** Photos wait on this device until the account has them, or until the request is sent; `ids` are those that the draft has already. */
export function useDevicePhotos(ids: readonly string[]): PhotoDependencies {
  const changes = useSyncExternalStore(seenPhotos.subscribe, seenPhotos.changes);
  useLookOnDevice(ids);
  return useMemo(
    () => ({
      upload: async (file, onProgress) => {
        const id = newId();
        await keepPhoto(id, { name: file.name, blob: file, at: Date.now() });
        onProgress(1);
        const url = URL.createObjectURL(file);
        addSeenPhotos([{ id, url, name: file.name }]);
        return { id, url };
      },
      find: (id) => (changes >= 0 ? seenPhoto(id) : undefined),
    }),
    [changes],
  );
}

/** Looks up on the device what an earlier visit left there. */
export function useLookOnDevice(ids: readonly string[]): void {
  const wanted = ids.filter((id) => !seenPhoto(id)).join(" ");
  useEffect(() => {
    if (wanted === "") return;
    const look = async () => {
      for (const id of wanted.split(" ")) {
        const photo = await photoOnDevice(id);
        if (!photo) continue;
        const { blob, name, refused: error } = photo;
        addSeenPhotos([{ id, url: URL.createObjectURL(blob), name, bytes: blob.size, error }]);
      }
    };
    void look();
  }, [wanted]);
}
