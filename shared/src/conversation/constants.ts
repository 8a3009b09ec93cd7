/** Characters of a message. */
export const maxMessage = 2_000;
/** Photos of a message. */
export const maxMessagePhotos = 6;
/** Messages of a page. */
export const maxMessages = 50;
/** Messages that a company may write about a request before it answers it: questions, to which the answer follows. */
export const maxQuestionsBeforeAnswer = 3;
/** Characters of the last message in a list of conversations. */
export const maxExcerpt = 160;
