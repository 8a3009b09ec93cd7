import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { RecordedSignIn } from "@metiro/shared/auth/sign-ins";
import type { StatusLook } from "#domain/status/status-badge.tsx";

/** What came of a sign-in, as its owner and the back office read it. */
export const outcomeLooks: Record<RecordedSignIn["outcome"], StatusLook> = {
  opened: { label: msg`Connexion`, tone: "success", icon: "dot" },
  confirmed: { label: msg`Nouveau mot de passe choisi`, tone: "accent", icon: "dot" },
  secondFactorAsked: { label: msg`Second facteur demandé`, tone: "neutral", icon: "dot" },
  wrong: { label: msg`Essai refusé`, tone: "danger", icon: "dot" },
  paused: { label: msg`Essai refusé\u00a0: trop d’essais`, tone: "danger", icon: "dot" },
  locked: { label: msg`Essai refusé\u00a0: compte bloqué`, tone: "danger", icon: "dot" },
  forbidden: { label: msg`Action interdite`, tone: "warning", icon: "dot" },
};

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
