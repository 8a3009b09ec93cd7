import { broken } from "../fault.ts";
import { bounded } from "../scalars.ts";
import { newPasswordLength } from "./password.ts";

/**
 * A password that somebody chooses: 10–128 characters of any kind, NFC, never trimmed. That it is not a common one is
 * asked on the server, where the list is.
 */
export const newPassword = bounded(newPasswordLength.max)
  .overwrite((password) => password.normalize("NFC"))
  .min(newPasswordLength.min)
  .max(newPasswordLength.max)
  .refine((password) => password.isWellFormed(), broken("characters"));
