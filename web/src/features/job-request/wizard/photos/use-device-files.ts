import { useEffect, useMemo, useSyncExternalStore } from "react";
import { newId } from "#api/new-id.ts";
import { keepPhoto, photoOnDevice } from "#drafts/device-photos.ts";
import { addSeenPhotos, seenPhoto, seenPhotos } from "#drafts/seen-photos.ts";

/**
 * Photos and plans wait on this device until the account has them, or until the request is sent; `ids` are those that the draft has
 * already. All of a `type` are of that one, whatever the browser takes them for: by it a plan is told from a photo when it is sent.
 */
export function useDeviceFiles(ids: readonly string[], type?: string) {
  const changes = useSyncExternalStore(seenPhotos.subscribe, seenPhotos.changes);
  useLookOnDevice(ids);
  return useMemo(
    () => ({
      upload: async (file: File, onProgress: (part: number) => void) => {
        const id = newId();
        const blob = type === undefined || file.type === type ? file : new Blob([file], { type });
        await keepPhoto(id, { name: file.name, blob, at: Date.now() });
        onProgress(1);
        const seen = { id, url: URL.createObjectURL(blob), name: file.name, bytes: file.size };
        addSeenPhotos([seen]);
        return seen;
      },
      find: (id: string) => (changes >= 0 ? seenPhoto(id) : undefined),
    }),
    [changes, type],
  );
}

/** Looks up on the device what an earlier visit left there. */
function useLookOnDevice(ids: readonly string[]): void {
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
