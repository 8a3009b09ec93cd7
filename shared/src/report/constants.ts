/** What can be reported to the back office. `user`: the person whose request a company received. */
export const reportedKinds = ["message", "review", "company", "jobRequest", "user"] as const;
export type ReportedKind = (typeof reportedKinds)[number];

/** Why somebody reports it, and why an account is blocked. */
export const reportReasons = ["insult", "fraud", "advertising", "personalData", "unlawful", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What an admin made of it: something was done, or nothing had to be. */
export const reportOutcomes = ["acted", "dismissed"] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

export const reportStates = ["open", "settled"] as const;
export type ReportState = (typeof reportStates)[number];

/** Characters of what somebody adds to a report. */
export const maxReportNote = 1_000;

/** So many reports of one account may be open at once. */
export const maxOpenReports = 20;
