import { z } from "zod";
import { broken } from "../fault.ts";

/** Shorter local parts stand in too many good passwords. */
const tellingLength = 3;

/** In characters. */
export const newPasswordLength = { min: 10, max: 128 } as const;

/**
 * A password that somebody chooses: 10–128 characters of any kind, NFC, never trimmed. That it is not a common one is
 * asked on the server, where the list is.
 */
export const newPassword = z
  .string()
  .overwrite((password) => password.normalize("NFC"))
  .min(newPasswordLength.min)
  .max(newPasswordLength.max)
  .refine((password) => password.isWellFormed(), broken("characters"));

/** Whether a password holds the e-mail of its account, or what stands before its @; either case. */
export function holdsEmail(password: string, email: string): boolean {
  const [local = ""] = email.split("@", 1);
  return local.length >= tellingLength && password.toLowerCase().includes(local.toLowerCase());
}
