/** Shorter local parts stand in too many good passwords. */
const tellingLength = 3;

/** In characters. */
export const newPasswordLength = { min: 10, max: 128 } as const;

/** Whether a password holds the e-mail of its account, or what stands before its @; either case. */
export function holdsEmail(password: string, email: string): boolean {
  const [local = ""] = email.split("@", 1);
  return local.length >= tellingLength && password.toLowerCase().includes(local.toLowerCase());
}
