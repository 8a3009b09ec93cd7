/** Characters of an answer to a question, and of what a client adds to its request. */
export const maxNoteText = 2_000;
/** Photos of an answer to a question, and of what a client adds to its request. */
export const maxNotePhotos = 6;
