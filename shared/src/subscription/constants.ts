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
