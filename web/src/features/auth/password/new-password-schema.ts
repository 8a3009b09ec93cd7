import { resetPasswordInput } from "@metiro/shared/auth/schema";
import { violation } from "@metiro/shared/errors/field-error";

/** The call takes an e-mail alone as well, to send a code; who chooses a password gives all three. */
export const newPasswordSchema = resetPasswordInput
  .refine(({ code }) => code !== undefined, { ...violation("required"), path: ["code"] })
  .refine(({ newPassword }) => newPassword !== undefined, { ...violation("required"), path: ["newPassword"] });
