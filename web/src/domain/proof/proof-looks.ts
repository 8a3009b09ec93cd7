import { msg } from "@lingui/core/macro";
import type { ProofState } from "@metiro/shared/proof/constants";
import { BadgeCheck, CircleMinus, CircleX, Clock } from "lucide-react";
import type { StatusLook } from "../status/status-badge.tsx";

/** Where a proof stands, for its company and for the back office. */
export const proofLooks = {
  submitted: { label: msg`En contrôle`, tone: "accent", icon: Clock },
  verified: { label: msg({ message: "Vérifiée", context: "proof" }), tone: "success", icon: BadgeCheck },
  refused: { label: msg({ message: "Refusée", context: "proof" }), tone: "danger", icon: CircleX },
  expired: { label: msg({ message: "Échue", context: "proof" }), tone: "warning", icon: Clock },
  withdrawn: { label: msg({ message: "Remplacée ou retirée", context: "proof" }), tone: "neutral", icon: CircleMinus },
} satisfies Record<ProofState, StatusLook>;
