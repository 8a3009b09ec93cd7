import { msg } from "@lingui/core/macro";
import { Check, Clock, Lock, Mail } from "lucide-react";
import type { StatusLook } from "../status/status-badge.tsx";

/** Where an account stands. */
export const accountLooks = {
  active: { label: msg({ message: "Actif", context: "account" }), tone: "success", icon: Check },
  locked: { label: msg({ message: "Bloqué", context: "account" }), tone: "neutral", icon: Lock },
  invited: { label: msg`Invitation envoyée`, tone: "warning", icon: Mail },
  unconfirmed: { label: msg`E-mail à confirmer`, tone: "warning", icon: Clock },
} satisfies Record<string, StatusLook>;
