/** What signs somebody in besides the password: `totp`, an app that shows codes; `passkey`, a device or a key that answers itself. */
export const factorKinds = ["totp", "passkey"] as const;
export type FactorKind = (typeof factorKinds)[number];

/** What somebody shows first: the password, or a code that was mailed. */
export const firstFactors = ["password", "code"] as const;
export type FirstFactor = (typeof firstFactors)[number];

/** Characters of the name that its owner gives a factor. */
export const factorNameLength = { min: 1, max: 60 } as const;

/** How many codes are given for the case that every factor is lost. */
export const backupCodeCount = 10;

/** What may be shown in the second place; `backupCode` where some are left. */
export const secondFactorMethods = [...factorKinds, "backupCode"] as const;
export type SecondFactorMethod = (typeof secondFactorMethods)[number];
