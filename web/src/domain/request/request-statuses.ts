import { msg } from "@lingui/core/macro";
import type { RequestMark } from "@metiro/shared/job-request/desk";
import type { RequestProgress } from "@metiro/shared/job-request/rules/progress";
import type { RequestStage } from "@metiro/shared/job-request/rules/stage";
import {
  Ban,
  Check,
  CircleCheck,
  CircleDot,
  Clock,
  Copy,
  Eye,
  Handshake,
  ListChecks,
  MessageSquareText,
  Send,
  Trash2,
  Undo2,
  X,
} from "lucide-react";
import type { StatusLook } from "../status/status-badge.tsx";
import type { RecipientState } from "./recipient-state.ts";

/** How far a request has come, as the back office reads it. */
export const requestProgressLooks = {
  toSend: { label: msg`À transmettre`, tone: "accent", icon: CircleDot },
  sent: { label: msg({ message: "Envoyée", context: "progress of a request" }), tone: "neutral", icon: Send },
  seen: { label: msg`Vue`, tone: "neutral", icon: Eye },
  answered: {
    label: msg({ message: "Répondue", context: "progress of a request" }),
    tone: "warning",
    icon: ListChecks,
  },
  accepted: { label: msg({ message: "Acceptée", context: "progress of a request" }), tone: "success", icon: Handshake },
  done: { label: msg({ message: "Terminée", context: "progress of a request" }), tone: "success", icon: CircleCheck },
  canceled: { label: msg({ message: "Annulée", context: "progress of a request" }), tone: "neutral", icon: Ban },
} satisfies Record<RequestProgress, StatusLook>;

/** Why a request is none. */
export const requestMarkLooks = {
  duplicate: { label: msg`Doublon`, tone: "warning", icon: Copy },
  junk: { label: msg`Indésirable`, tone: "danger", icon: Trash2 },
} satisfies Record<RequestMark, StatusLook>;

/** Where a request stands, in the client's words. */
export const requestStages = {
  review: { label: msg({ message: "En relecture", context: "stage of a request" }), tone: "neutral", icon: Eye },
  sent: { label: msg({ message: "Envoyée", context: "stage of a request" }), tone: "accent", icon: Send },
  choice: {
    label: msg({ message: "À vous de choisir", context: "stage of a request" }),
    tone: "warning",
    icon: ListChecks,
  },
  chosen: {
    label: msg({ message: "Entreprise choisie", context: "stage of a request" }),
    tone: "success",
    icon: Handshake,
  },
  done: { label: msg({ message: "Terminée", context: "stage of a request" }), tone: "success", icon: CircleCheck },
  canceled: { label: msg({ message: "Annulée", context: "stage of a request" }), tone: "neutral", icon: Ban },
} satisfies Record<RequestStage, StatusLook>;

/** How far a recipient has come. */
export const recipientStates = {
  sent: { label: msg`Pas encore vue`, tone: "neutral", icon: Clock },
  seen: { label: msg`Vue`, tone: "neutral", icon: Eye },
  interested: {
    label: msg({ message: "Intéressée", context: "answer of a company" }),
    tone: "accent",
    icon: MessageSquareText,
  },
  declined: { label: msg({ message: "Déclinée", context: "answer of a company" }), tone: "neutral", icon: X },
  withdrawn: { label: msg({ message: "Retirée", context: "answer of a company" }), tone: "neutral", icon: Undo2 },
  accepted: { label: msg({ message: "Acceptée", context: "answer of a company" }), tone: "success", icon: Check },
  rejected: { label: msg({ message: "Non retenue", context: "answer of a company" }), tone: "neutral", icon: X },
} satisfies Record<RecipientState, StatusLook>;
