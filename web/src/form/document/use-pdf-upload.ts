import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { sendDocument } from "#api/send-document.ts";
import type { PdfFile, PdfStore } from "./pdf-store.ts";

export type SentPdf = { id: string } & PdfFile;

/** PDFs go to the server at once, for who is signed in. `known` are there already; `onSent` is told of each that arrives. */
export function usePdfUpload(known: readonly SentPdf[] = [], onSent?: (document: SentPdf) => void): PdfStore {
  const { session } = useRouter().options.context;
  const [store] = useState((): PdfStore => {
    const seen = new Map<string, PdfFile>(known.map((document) => [document.id, document]));
    return {
      upload: async (file, onProgress, signal) => {
        const document = await sendDocument(file, session.current()?.token, onProgress, signal);
        seen.set(document.id, document);
        onSent?.(document);
        return document;
      },
      find: (id) => seen.get(id),
    };
  });
  return store;
}
