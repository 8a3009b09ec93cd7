/** The orders of a list of subscriptions: by when they were entered, begin or end. */
export const subscriptionSorts = ["newest", "oldest", "startsFirst", "startsLast", "endsFirst", "endsLast"] as const;
