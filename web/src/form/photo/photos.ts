/** How photos get to the server, or wait in the browser until they may: the form does not know which. */
export interface PhotoStore {
  /** Takes one; `onProgress` gets 0 to 1. Resolves with its id and an address to show it by; `signal` says that it is not wanted any more. */
  upload: (
    file: File,
    onProgress: (part: number) => void,
    signal?: AbortSignal,
  ) => Promise<{ id: string; url: string }>;
  /** A photo of an earlier visit. */
  find: (id: string) => { url: string; name?: string | undefined } | undefined;
}

/** Without HEIC: a phone that photographs in it then hands over a JPEG of its own making. */
export const photoTypes = "image/jpeg,image/png,image/webp,image/avif";
