import type { StoredDocument } from "@metiro/shared/document/schema";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { sendDocument } from "#api/send-document.ts";
import type { PdfMeans } from "./pdf-means.ts";

/** PDFs go to the server at once, for who is signed in. `known` are there already. */
export function usePdfUpload(known: readonly StoredDocument[] = []): PdfMeans {
  const { session } = useRouter().options.context;
  const [means] = useState((): PdfMeans => {
    const seen = new Map(known.map((document) => [document.id, document]));
    return {
      upload: async (file, onProgress) => {
        const document = await sendDocument(file, session.current()?.token, onProgress);
        seen.set(document.id, document);
        return document;
      },
      find: (id) => seen.get(id),
    };
  });
  return means;
}
