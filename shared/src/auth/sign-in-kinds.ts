/**
 * With what somebody tried to enter, or what was refused: `secondFactor` is one of one's own, given as a fresh proof; `call` is a
 * procedure that a role may not use.
 */
export const signInMethods = [
  "password",
  "code",
  "passkey",
  "secondFactor",
  "passwordReset",
  "invitation",
  "ownPassword",
  "call",
] as const;

/** What came of it. */
export const signInOutcomes = [
  "opened",
  "confirmed",
  "secondFactorAsked",
  "wrong",
  "paused",
  "locked",
  "forbidden",
] as const;

export const signInSorts = ["newest", "oldest"] as const;
