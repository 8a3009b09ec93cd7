/** Why an admin looks at somebody's panel, or at what two people wrote to each other; a list, since words of one's own would say things of a person in the audit. */
export const viewReasons = ["asked", "fault", "dispute", "abuse"] as const;
export type ViewReason = (typeof viewReasons)[number];

/** How long a panel, or the photos of a conversation, can be looked at before a reason is given again. */
export const viewMinutes = 15;
