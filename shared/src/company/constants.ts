/** The longest holidays, in days. */
export const maxHolidayDays = 366;
/** Holidays that may be planned at a time. */
export const maxHolidays = 12;

/** Days back that a company's declines are looked at, for why it declines most often. */
export const declineDays = 180;

/** Places that a company may name at a time. */
export const maxPlaces = 5;

/** More companies for one district and trade than anybody reads: beyond it they are found by their name. */
export const maxMatching = 200;

/** How many people work in a company. */
export const employeeRanges = ["1", "2-5", "6-10", "11-50", "50+"] as const;

/** Subscriptions by what they mean today: `ending` runs out within 30 days, `none` has no active one. */
export const subscriptionFilters = ["active", "ending", "upcoming", "expired", "none"] as const;

/** Whether requests can be sent to a company, or why not. */
export const companyStates = ["available", "away", "paused", "locked", "invited", "unconfirmed"] as const;

export const companySorts = ["newest", "oldest", "name"] as const;
