import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type AttemptError, failingDays } from "@metiro/shared/webhook/constants";
import type { WebhookDelivery, WebhookEndpoint } from "@metiro/shared/webhook/schema";
import { CircleCheck, CircleX, Clock, PowerOff, TriangleAlert } from "lucide-react";
import type { StatusLook } from "#domain/status/status-badge.tsx";

export const deliveryLooks = {
  pending: { label: msg`En route`, tone: "accent", icon: Clock },
  delivered: { label: msg`Reçu`, tone: "success", icon: CircleCheck },
  failed: { label: msg`Abandonné`, tone: "danger", icon: CircleX },
} as const satisfies Record<WebhookDelivery["state"], StatusLook>;

const endpointLooks = {
  active: { label: msg`Actif`, tone: "success", icon: CircleCheck },
  failing: { label: msg`En échec`, tone: "warning", icon: TriangleAlert },
  off: { label: msg`Désactivé`, tone: "neutral", icon: PowerOff },
} as const satisfies Record<string, StatusLook>;

/** Whether an address is told, told in vain, or told nothing. */
export const endpointLook = ({ active, failingSince }: Pick<WebhookEndpoint, "active" | "failingSince">): StatusLook =>
  endpointLooks[active ? (failingSince === undefined ? "active" : "failing") : "off"];

/** Why an address is told nothing. */
export const offWords: Record<NonNullable<WebhookEndpoint["offReason"]>, MessageDescriptor> = {
  owner: msg`Désactivé à la demande de son titulaire.`,
  gone: msg`L’adresse a répondu 410 : elle ne veut plus rien recevoir.`,
  failing: msg`Aucun envoi n’est arrivé pendant ${failingDays} jours.`,
  backlog: msg`Trop d’envois attendaient : l’adresse répond trop lentement.`,
};

/** Why nothing came of an attempt; the answer's own number stands beside `status`. */
export const errorWords: Record<AttemptError, MessageDescriptor> = {
  status: msg`Refusé par l’adresse`,
  timeout: msg`Pas de réponse en 10 secondes`,
  connection: msg`Connexion impossible`,
  tls: msg`Certificat non valable`,
  dns: msg`Nom de domaine inconnu`,
  forbiddenAddress: msg`Adresse qui n’est pas sur l’Internet public`,
  endpointOff: msg`Webhook désactivé`,
  secretLost: msg`Secret illisible : changez-le`,
};
