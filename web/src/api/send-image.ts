import type { Image } from "@metiro/shared/file/schema";
import { sendFile } from "./send-file.ts";

/** Sends a picture as a file of who is signed in. */
export const sendImage = (
  file: File,
  token: string | undefined,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
) => sendFile<Image>("/api/File/Upload", file, token, onProgress, signal);
