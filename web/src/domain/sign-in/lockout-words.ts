import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Lockout } from "@metiro/shared/user/lockouts";

/** What was tried too often. */
export const lockoutWords: Record<Lockout["kind"], MessageDescriptor> = {
  accountPassword: msg`Mots de passe faux sur un compte`,
  originPassword: msg`Mots de passe faux sur un compte depuis une adresse`,
  devicePassword: msg`Mots de passe faux sur un compte depuis un de ses appareils`,
  accountCode: msg`Codes faux sur un compte`,
  strangerCode: msg`Codes faux sur un compte, sans demande de code`,
  knownCode: msg`Codes faux sur un compte depuis un de ses appareils`,
  addressPassword: msg`Mots de passe faux depuis une adresse`,
  accountSecondFactor: msg`Seconds facteurs faux sur un compte`,
  signUp: msg`Inscriptions depuis une adresse`,
  forgotPassword: msg`Demandes de code depuis une adresse`,
  accountMail: msg`E-mails de mot de passe ou de confirmation envoyés par un administrateur`,
  signInCode: msg`Demandes de code de connexion depuis une adresse`,
  upload: msg`Envois d’images`,
  export: msg`Exports de listes`,
  message: msg`Messages envoyés par un compte`,
  draft: msg`Brouillons enregistrés par un compte`,
};
