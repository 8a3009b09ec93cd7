/** When somebody signed in last. */
export const lastSignIns = ["last7Days", "last30Days", "notFor6Months", "never"] as const;

export const userSorts = ["newest", "oldest", "name", "lastSignIn"] as const;
