import { msg } from "@lingui/core/macro";
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
