import { resetPasswordInput } from "@metiro/shared/auth/schema";
import { broken } from "@metiro/shared/errors/field-error";

/** The call takes an e-mail alone as well, to send a code; who chooses a password gives all three. */
export const newPasswordSchema = resetPasswordInput
  .refine(({ code }) => code !== undefined, { ...broken("required"), path: ["code"] })
  .refine(({ newPassword }) => newPassword !== undefined, { ...broken("required"), path: ["newPassword"] });
