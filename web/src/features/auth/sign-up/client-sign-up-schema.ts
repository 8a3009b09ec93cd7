import { signUpTendererInput } from "@metiro/shared/auth/schema";
import { violation } from "@metiro/shared/errors/field-error";

/** The call makes accounts without a password as well; whoever signs up on this page chooses one. */
export const clientSignUpSchema = signUpTendererInput.refine(({ password }) => password !== undefined, {
  ...violation("required"),
  path: ["password"],
});
