/** The three roles of a signed-in user, as they stand in the token's `role` claim. */
export const roles = ["Admin", "Company", "Tenderer"] as const;
export type Role = (typeof roles)[number];

/** Path of each role's panel. */
export const panelOf = {
  Admin: "/admin",
  Company: "/company",
  Tenderer: "/tenderer",
} as const satisfies Record<Role, string>;

/** Where those who may choose which mails they get do so. */
export const notificationsOf = {
  Company: "/company/profile/notifications",
  Tenderer: "/tenderer/notifications",
} as const;

/** The page on which each role’s account is seen to. */
export const profileOf = {
  Admin: "/admin/profile",
  Company: "/company/profile",
  Tenderer: "/tenderer/profile",
} as const satisfies Record<Role, string>;

/** Where an account stands: one that is locked is neither of the others, whether its e-mail is confirmed or not. */
export const accountStates = ["active", "locked", "unconfirmed"] as const;
export type AccountState = (typeof accountStates)[number];
