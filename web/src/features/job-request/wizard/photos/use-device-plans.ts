import { useMemo, useSyncExternalStore } from "react";
import { newId } from "#api/new-id.ts";
import { keepPhoto } from "#drafts/device-photos.ts";
import { addSeenPhotos, seenPhoto, seenPhotos } from "#drafts/seen-photos.ts";
import { type PdfMeans, pdfType } from "#form/document/pdf-means.ts";
import { useLookOnDevice } from "./use-device-photos.ts";

/** Plans wait beside the photos: on this device until the account has them, or until the request is sent. */
export function useDevicePlans(ids: readonly string[]): PdfMeans {
  const changes = useSyncExternalStore(seenPhotos.subscribe, seenPhotos.changes);
  useLookOnDevice(ids);
  return useMemo(
    () => ({
      upload: async (file, onProgress) => {
        const id = newId();
        // By its type it is told from a photo when it is sent.
        const blob = file.type === pdfType ? file : new Blob([file], { type: pdfType });
        await keepPhoto(id, { name: file.name, blob, at: Date.now() });
        onProgress(1);
        const plan = { id, name: file.name, bytes: file.size };
        addSeenPhotos([{ ...plan, url: URL.createObjectURL(blob) }]);
        return plan;
      },
      find: (id) => (changes >= 0 ? planOf(id) : undefined),
    }),
    [changes],
  );
}

function planOf(id: string) {
  const seen = seenPhoto(id);
  return seen && { ...seen, name: seen.name ?? "PDF" };
}
