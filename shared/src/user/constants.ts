/** Where an account stands: one that is locked is neither of the others, whether its e-mail is confirmed or not. */
export const accountStates = ["active", "locked", "unconfirmed"] as const;
export type AccountState = (typeof accountStates)[number];

/** When somebody signed in last. */
export const lastSignIns = ["last7Days", "last30Days", "notFor6Months", "never"] as const;

export const userSorts = ["newest", "oldest", "name", "lastSignIn"] as const;
