/** Characters of the title of a request, and of its street. */
export const maxTitleLength = 120;
export const maxStreetLength = 120;
/** Photos that a request takes beside those that answer its questions. */
export const maxPhotos = 10;
/** PDFs that a client adds to its request: plans, drawings, lists of what is to be done. */
export const maxPlans = 5;

/** The longest work that a company offers, in the unit it chose. */
export const maxDuration = 999;
/** Days for which the client may take back that the work is done. */
export const undoDoneDays = 14;

/** How many requests are canceled or deleted at once. */
export const maxBulk = 100;
/** How many can be chosen in a list at once, on all of its pages. */
export const maxChosen = 1_000;
/** How many requests are proposed and sent by one press. */
export const maxSentTogether = 20;

/** Fewer requests than this say nothing about a company. */
export const enoughRequests = 5;
/** Days that a company's own figures are of; they are set against as many before them. */
export const figureDays = 90;

/** Characters of an answer to a question, and of what a client adds to its request. */
export const maxNoteText = 2_000;
/** Photos of an answer to a question, and of what a client adds to its request. */
export const maxNotePhotos = 6;

/** How many questions of the back office, changes and additions of the client one request takes in 24 hours. */
export const maxNotesPerDay = { asked: 5, changed: 20, added: 5 } as const;

/** Companies in one sending. How many may have a request in all is the setting `jobRequest.maxRecipients`, by several sendings if it is more. */
export const maxCompaniesPerSend = 20;
/**
 * How long a sending, or a company's latest answer of whatever kind, can be undone before its mail leaves, in seconds. A decline is taken
 * back later too, at any time (`undo-decline.ts`).
 */
export const undoSeconds = 10;
/** Seconds for which the sending of several requests by one press may be taken back: there is more to look over. */
export const undoSecondsTogether = 30;
/** The longest that a sending may be made to wait, in seconds. */
export const maxUndoSeconds = 60;

/** A request that no company has answered so many hours after it was first sent is one that the back office looks after. */
export const unansweredHours = 48;
/** What figures of late look back to, today included: what was received, asked for and sent in the last 30 days. */
export const recentDays = 30;

/** So many hours a company has between two reminders of the back office. */
export const hoursBetweenReminders = 24;
