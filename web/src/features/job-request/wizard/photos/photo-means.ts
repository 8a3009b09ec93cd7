import { useEffect, useMemo, useState } from "react";
import type { PhotoMeans } from "#form/photo/photos.ts";
import { keepPhoto, photoOnDevice } from "./device-photos.ts";
import { randomId } from "../draft/draft.ts";

const seen = new Map<string, { url: string; name?: string }>();

/** Photos that are on the server already and are taken over from a former request. */
export function knowPhotos(photos: readonly { id: string; url: string }[]): void {
  for (const { id, url } of photos) seen.set(id, { url });
}

/** Photos stay on this device until the request is sent; `ids` are those that the draft has already. */
export function usePhotoMeans(ids: readonly string[]): PhotoMeans {
  const found = useFound(ids);
  return useMemo(
    () => ({
      upload: async (file, onProgress) => {
        const id = randomId();
        await keepPhoto(id, { name: file.name, blob: file, at: Date.now() });
        onProgress(1);
        const url = URL.createObjectURL(file);
        seen.set(id, { url, name: file.name });
        return { id, url };
      },
      find: (id) => (found >= 0 ? seen.get(id) : undefined),
    }),
    [found],
  );
}

/** Looks up on the device what an earlier visit left there; the count changes when something was found. */
function useFound(ids: readonly string[]): number {
  const [found, setFound] = useState(0);
  const wanted = ids.filter((id) => !seen.has(id)).join(" ");
  useEffect(() => {
    if (wanted === "") return;
    const find = async () => {
      for (const id of wanted.split(" ")) {
        const photo = await photoOnDevice(id);
        if (photo) seen.set(id, { url: URL.createObjectURL(photo.blob), name: photo.name });
      }
      setFound((before) => before + 1);
    };
    void find();
  }, [wanted]);
  return found;
}
