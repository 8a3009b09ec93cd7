/** Why a company declines: what sending and its own coverage can learn from. */
export const declineReasons = [
  "too_far",
  "no_capacity",
  "other_trade",
  "too_small",
  "low_budget",
  "unclear",
  "other",
] as const;
export type DeclineReason = (typeof declineReasons)[number];
