/** What is known of a PDF before and after it is sent. */
export interface PdfFile {
  name: string;
  bytes?: number | undefined;
  /** Once it was read. */
  pages?: number | undefined;
  /** Why it was refused, where that is known already. */
  error?: string | undefined;
}

/** How PDFs get to the server, or wait in the browser until they may: the form does not know which. */
export interface PdfStore {
  /** Takes one; `onProgress` gets 0 to 1, `signal` says that it is not wanted any more. */
  upload: (file: File, onProgress: (part: number) => void, signal?: AbortSignal) => Promise<{ id: string } & PdfFile>;
  /** One of an earlier visit, as far as it is known. */
  find: (id: string) => (Omit<PdfFile, "name"> & { name?: string | undefined }) | undefined;
}

export const pdfType = "application/pdf";

/** Whether a file begins as every PDF does; what else is in it is for the server to read. */
export const isPdf = async (file: Blob): Promise<boolean> => {
  const head = new Uint8Array(await file.slice(0, 5).arrayBuffer());
  return String.fromCodePoint(...head) === "%PDF-";
};
