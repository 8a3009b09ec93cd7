import { violation } from "../errors/field-error.ts";
import { bounded } from "../scalars.ts";
import { newPasswordLength } from "./password.ts";
import { strengthOf } from "./password-strength.ts";

/**
 * A password that somebody chooses: 10–128 characters of any kind, NFC, never trimmed, and none that the meter beside the
 * field calls easy to guess. That it is none of a long list of common ones is asked on the server, where the list is.
 */
export const newPassword = bounded(newPasswordLength.max)
  .overwrite((password) => password.normalize("NFC"))
  .min(newPasswordLength.min)
  .max(newPasswordLength.max)
  .refine((password) => password.isWellFormed(), violation("characters"))
  .refine(
    (password) => password.length < newPasswordLength.min || strengthOf(password) !== "weak",
    violation("commonPassword"),
  );
