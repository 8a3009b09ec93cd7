/** With so many days or fewer to its last one a subscription ends soon: worth a warning, and a filter of the back office. */
export const soonDays = 30;
/** Subscriptions that one call adds. */
export const maxNewSubscriptions = 50;
/** So many days before its last one the company is told by e-mail. */
export const noticeDays = 14;

/** The orders of a list of subscriptions: by when they were entered, begin or end; `due`: those in force or to come first, by their end. */
export const subscriptionSorts = [
  "newest",
  "oldest",
  "startsFirst",
  "startsLast",
  "endsFirst",
  "endsLast",
  "due",
] as const;
