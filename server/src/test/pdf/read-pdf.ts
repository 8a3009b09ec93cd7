import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The text of each page, as a reader of PDFs finds it: with one space between words, whichever it was. */
export async function readPdf(bytes: Uint8Array): Promise<string[]> {
  // A copy: the reader takes what it is given for its own.
  const read = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= read.numPages; number++) {
    const { items } = await (await read.getPage(number)).getTextContent();
    const words = items.map((item) => ("str" in item ? item.str : "")).join(" ");
    pages.push(words.replaceAll(/\s+/g, " "));
  }
  return pages;
}
