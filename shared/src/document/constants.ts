/** What a document is once it is kept: a PDF, or a picture of a paper. */
export const documentKinds = ["pdf", "image"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Characters of a document's name. */
export const maxDocumentName = 120;

/** Pages of a PDF. */
export const maxPdfPages = 500;

/** Megabytes of documents that an account keeps in 24 hours, taken back ones too. */
export const maxDocumentMegabytesADay = 200;
