/** What a document is once it is kept: a PDF, or a picture of a paper. */
export const documentKinds = ["pdf", "image"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Characters of a document's name. */
export const maxDocumentName = 120;

/** PDFs that a client adds to its request: plans, drawings, lists of what is to be done. */
export const maxPlans = 5;
