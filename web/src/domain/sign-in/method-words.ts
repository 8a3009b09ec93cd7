import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { RecordedSignIn } from "@metiro/shared/auth/sign-ins";

/** With what somebody tried to enter. */
export const methodWords: Record<RecordedSignIn["method"], MessageDescriptor> = {
  password: msg`Mot de passe`,
  code: msg`Code reçu par e-mail`,
  passkey: msg`Clé d’accès`,
  secondFactor: msg`Second facteur`,
  passwordReset: msg`Mot de passe oublié`,
  invitation: msg`Invitation`,
  ownPassword: msg`Mot de passe redemandé`,
  call: msg`Appel interdit`,
};

/** What was shown in the second place. */
export const secondFactorWords: Record<NonNullable<RecordedSignIn["secondFactor"]>, MessageDescriptor> = {
  totp: msg`Application de codes`,
  passkey: msg`Clé d’accès`,
  backupCode: msg`Code de secours`,
};
