import { useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { sendImage } from "../../../calls/send-image.ts";
import type { PhotoMeans } from "../../../form/photos.ts";

const seen = new Map<string, { url: string }>();

/** Photos that are on the server already and are taken over from a former request. */
export function knowPhotos(photos: readonly { id: string; url: string }[]): void {
  for (const { id, url } of photos) seen.set(id, { url });
}

/** Photos go to the server at once, as files of the client who is signed in. */
export function usePhotoMeans(): PhotoMeans {
  const { session } = useRouter().options.context;
  return useMemo(
    () => ({
      upload: async (file, onProgress) => {
        const photo = await sendImage(file, session.current()?.token, onProgress);
        seen.set(photo.id, { url: photo.url });
        return photo;
      },
      find: (id) => seen.get(id),
    }),
    [session],
  );
}
