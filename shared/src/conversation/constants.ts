/** Characters of a message. */
export const maxMessage = 2_000;
/** Photos of a message. */
export const maxMessagePhotos = 6;
/** Messages of a page. */
export const maxMessages = 50;
/** Characters of the last message in a list of conversations. */
export const maxExcerpt = 160;
