/** Why an admin looks at somebody's panel; a list, since words of one's own would say things of a person in the audit. */
export const viewReasons = ["asked", "fault", "dispute", "abuse"] as const;
export type ViewReason = (typeof viewReasons)[number];

/** How long a panel can be looked at before a reason is given again. */
export const viewMinutes = 15;
