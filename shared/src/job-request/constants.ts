/** How many requests are canceled or deleted at once. */
export const maxBulk = 100;

/** Fewer requests than this say nothing about a company. */
export const enoughRequests = 5;

/** Characters of an answer to a question, and of what a client adds to its request. */
export const maxNoteText = 2_000;
/** Photos of an answer to a question, and of what a client adds to its request. */
export const maxNotePhotos = 6;

/** To how many companies a request can be sent at once; how many may have it in all is a setting of the platform. */
export const maxPerSend = 20;
/** How long a sending or a decline waits where it is to be taken back, in seconds; and how long a sending may be made to wait. */
export const undoSeconds = 10;
export const maxUndoSeconds = 60;
