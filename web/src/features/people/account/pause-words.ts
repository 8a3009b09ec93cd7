import { useLingui } from "@lingui/react/macro";
import type { Pause } from "@metiro/shared/user/lockouts";

/** What was tried too often. */
export function usePauseWords(): Record<Pause["kind"], string> {
  const { t } = useLingui();
  return {
    accountPassword: t`Mots de passe faux sur un compte`,
    originPassword: t`Mots de passe faux sur un compte depuis une adresse`,
    devicePassword: t`Mots de passe faux sur un compte depuis un de ses appareils`,
    accountCode: t`Codes faux sur un compte`,
    strangerCode: t`Codes faux sur un compte, sans demande de code`,
    knownCode: t`Codes faux sur un compte depuis un de ses appareils`,
    addressPassword: t`Mots de passe faux depuis une adresse`,
    accountSecondFactor: t`Seconds facteurs faux sur un compte`,
    signUp: t`Inscriptions depuis une adresse`,
    forgotPassword: t`Demandes de code depuis une adresse`,
    signInCode: t`Demandes de code de connexion depuis une adresse`,
    upload: t`Envois d’images`,
    export: t`Exports de listes`,
    message: t`Messages envoyés par un compte`,
    draft: t`Brouillons enregistrés par un compte`,
  };
}
