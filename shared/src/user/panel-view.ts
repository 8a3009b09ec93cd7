/** Why an admin looks at somebody's panel; a list, since words of one's own would say things of a person in the audit. */
export const viewReasons = ["asked", "fault", "dispute", "abuse"] as const;
