/** Characters of a message. */
export const maxMessage = 2_000;
/** Photos of a message. */
export const maxMessagePhotos = 6;
/** Messages of a page. */
export const maxMessages = 50;
/** Characters of the last message in a list of conversations. */
export const maxExcerpt = 160;
/** What stands in a message for a phone number, an e-mail, a web or a street address that its reader may not see yet. */
export const hiddenPart = "•••";
