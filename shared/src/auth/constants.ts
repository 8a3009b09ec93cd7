/** Minutes for which a code works that somebody types, and wrong tries after which it works no more. */
export const codeMinutes = 10;
export const maxCodeTries = 5;
/** How often a code or an invitation is sent to one address. */
export const codeLimits = { pauseSeconds: 60, maxAnHour: 5 } as const;

/** Minutes for which a challenge to a passkey is good. */
export const challengeMinutes = 5;
/** Minutes in which the second factor has to follow the first, and tries that it may take. */
export const ticketMinutes = 5;
export const maxTicketTries = 5;

/** Days for which the link of a company's invitation works. */
export const invitationDays = 7;
/** Hours for which the link of an admin's invitation works: less time than a company's, for it opens everything. */
export const adminInvitationHours = 24;

/** Sessions that an account has at a time; one more ends the oldest. */
export const maxSessions = 10;

/** Days that sign-ins and refusals are kept. */
export const signInLogDays = 90;

/** Hours without a call after which a session ends, and hours after which it ends however busy it is. */
export const sessionHours = { idle: 4, max: 12 } as const;

/** Minutes for which a proof of who calls, or the sign-in, opens the calls that ask for a fresh one. */
export const reauthMinutes = 5;
