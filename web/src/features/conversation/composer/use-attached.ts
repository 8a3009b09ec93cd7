import { useRouter } from "@tanstack/react-router";
import { useRef } from "react";
import { sendImage } from "#api/send-image.ts";
import { usePhotos } from "#form/photo/use-photos.ts";
import type { AttachedPhoto } from "./unsent-messages.ts";

/** The photos of a draft: they go to the server when they are chosen, and to the other one with the message. */
export function useAttached(photos: readonly AttachedPhoto[], onChange: (photos: AttachedPhoto[]) => void) {
  const { session } = useRouter().options.context;
  const arrived = useRef(new Map<string, AttachedPhoto>());
  const known = (id: string) => photos.find((photo) => photo.id === id) ?? arrived.current.get(id);
  return usePhotos({
    ids: photos.map(({ id }) => id),
    onChange: (ids) => onChange(ids.flatMap((id) => known(id) ?? [])),
    means: {
      upload: async (file, onProgress, signal) => {
        const { id, url } = await sendImage(file, session.current()?.token, onProgress, signal);
        arrived.current.set(id, { id, url });
        return { id, url };
      },
      find: known,
    },
  });
}
