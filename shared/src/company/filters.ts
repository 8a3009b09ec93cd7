/** Subscriptions by what they mean today: `ending` runs out within 30 days, `none` has no active one. */
export const subscriptionFilters = ["active", "ending", "upcoming", "expired", "none"] as const;

/** Whether requests can be sent to a company, or why not. */
export const companyStates = ["available", "away", "paused", "locked", "invited", "unconfirmed"] as const;

export const companySorts = ["newest", "oldest", "name"] as const;
