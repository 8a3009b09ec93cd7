/** For how long the back office finds what was sent. */
export const sentMailDays = 180;

/** How often one mail is sent again within an hour. */
export const mostResends = 3;

/** What became of a mail: sent by itself or within a mail of the day, needless by then, or not wanted by its reader. */
export const mailOutcomes = ["sent", "digested", "skipped", "off"] as const;
