import { msg } from "@lingui/core/macro";
import { Ban, Check, Clock, Eye, MessageCircleQuestion, Undo2, UserCheck, X } from "lucide-react";
import type { StatusLook } from "#domain/status/status-badge.tsx";
import type { ReceivedState } from "./received-state.ts";

/** Where a company stands with a request, in its own words. */
export const receivedStates = {
  new: { label: msg({ message: "Nouvelle", context: "request in an inbox" }), tone: "accent", icon: "dot" },
  seen: { label: msg({ message: "Lue", context: "request in an inbox" }), tone: "neutral", icon: Eye },
  asked: { label: msg`Question posée`, tone: "neutral", icon: MessageCircleQuestion },
  waiting: { label: msg`En attente du client`, tone: "neutral", icon: Clock },
  given: { label: msg`Autre entreprise choisie`, tone: "neutral", icon: UserCheck },
  accepted: { label: msg({ message: "Acceptée", context: "answer of a company" }), tone: "success", icon: Check },
  rejected: { label: msg`Non retenue`, tone: "neutral", icon: X },
  declined: { label: msg({ message: "Déclinée", context: "answer of a company" }), tone: "neutral", icon: X },
  withdrawn: { label: msg({ message: "Retirée", context: "answer of a company" }), tone: "neutral", icon: Undo2 },
  canceled: { label: msg({ message: "Annulée", context: "status of a request" }), tone: "neutral", icon: Ban },
} satisfies Record<ReceivedState, StatusLook>;
