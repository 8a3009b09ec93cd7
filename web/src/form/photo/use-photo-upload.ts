import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { sendImage } from "#api/send-image.ts";
import type { PhotoStore } from "#form/photo/photos.ts";

/** Photos go to the server at once, for who is signed in. `known` are there already. */
export function usePhotoUpload(known: readonly { id: string; url: string }[] = []): PhotoStore {
  const { session } = useRouter().options.context;
  const [store] = useState((): PhotoStore => {
    const seen = new Map(known.map(({ id, url }) => [id, { url }]));
    return {
      upload: async (file, onProgress, signal) => {
        const { id, url } = await sendImage(file, session.current()?.token, onProgress, signal);
        seen.set(id, { url });
        return { id, url };
      },
      find: (id) => seen.get(id),
    };
  });
  return store;
}
