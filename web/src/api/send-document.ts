import type { StoredDocument } from "@metiro/shared/document/schema";
import { sendFile } from "./send-file.ts";

/** Sends a PDF, or a picture of a paper, as a document of who is signed in. */
export const sendDocument = (
  file: File,
  token: string | undefined,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
) => sendFile<StoredDocument>("/api/Document/Upload", file, token, onProgress, signal);
