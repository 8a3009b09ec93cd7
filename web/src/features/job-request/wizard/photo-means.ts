import type { Image } from "@metiro/shared/file/schema";
import { useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import type { PhotoMeans } from "../../../form/photos.ts";

const seen = new Map<string, { url: string }>();

/** Photos go to the server at once, as files of the client who is signed in. */
export function usePhotoMeans(): PhotoMeans {
  const { session } = useRouter().options.context;
  return useMemo(
    () => ({
      upload: async (file, onProgress) => {
        const photo = await send(file, session.current()?.token, onProgress);
        seen.set(photo.id, { url: photo.url });
        return photo;
      },
      find: (id) => seen.get(id),
    }),
    [session],
  );
}

/** `fetch` cannot tell how much has been sent; XMLHttpRequest can. Rejects with the shape of a failed call. */
const send = (file: File, token: string | undefined, onProgress: (part: number) => void) =>
  new Promise<Image>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/api/File/Upload");
    request.responseType = "json";
    if (token !== undefined) request.setRequestHeader("authorization", `Bearer ${token}`);
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("load", () => {
      const answer: unknown = request.response;
      if (request.status === 200) resolve((answer as { data: Image }).data);
      else reject(Object.assign(new Error("The photo was refused"), { data: { problem: answer } }));
    });
    request.addEventListener("error", () => reject(new Error("The photo could not be sent")));
    const body = new FormData();
    body.append("file", file);
    request.send(body);
  });
