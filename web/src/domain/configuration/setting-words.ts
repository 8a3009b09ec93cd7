import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { ConfigKey, Settings } from "@metiro/shared/application-config/keys";

/** What a setting is called. */
export const settingLabels: Record<ConfigKey, MessageDescriptor> = {
  "site.name": msg`Nom du site`,
  "site.domain": msg`Nom de domaine`,
  "site.currency": msg`Monnaie`,
  "site.languages": msg`Langues proposées`,
  "contact.email": msg`E-mail de contact`,
  "contact.phone": msg`Téléphone de contact`,
  "contact.address": msg`Adresse postale`,
  "mail.replyTo": msg`Réponses aux e-mails`,
  "jobRequest.maxRecipients": msg`Destinataires par demande`,
  "jobRequest.answerDays": msg`Délai de réponse`,
  "jobRequest.dailyLimit": msg`Demandes par client et par jour`,
  "jobRequest.contactVisibility": msg`Coordonnées du client`,
  "guarantee.hours": msg`Réponse promise dans`,
  "guarantee.answers": msg`Réponses promises`,
  "guarantee.autoSend": msg`Envoi automatique aux suivantes`,
  "proofs.enforced": msg`Preuves obligatoires`,
  "subscription.required": msg`Abonnement obligatoire`,
  "documents.maxMegabytes": msg`Documents par compte`,
  "security.adminSecondFactor": msg`Second facteur de l’administration`,
  "botProtection.provider": msg`Protection`,
  "botProtection.siteKey": msg`Clé publique de Turnstile`,
  "analytics.provider": msg`Compteur`,
  "analytics.url": msg`Adresse du compteur`,
  "analytics.siteId": msg`Identifiant du site`,
  "retention.requestMonths": msg`Conservation des demandes`,
  "retention.inactiveAccountMonths": msg`Conservation des comptes inactifs`,
};

/** What comes after the number of a setting. */
export const settingUnits: Partial<Record<ConfigKey, MessageDescriptor>> = {
  "jobRequest.maxRecipients": msg`entreprises`,
  "jobRequest.answerDays": msg`jours`,
  "jobRequest.dailyLimit": msg`demandes`,
  "guarantee.hours": msg`heures ouvrables`,
  "guarantee.answers": msg`réponses`,
  "documents.maxMegabytes": msg`Mo`,
  "retention.requestMonths": msg`mois`,
  "retention.inactiveAccountMonths": msg`mois`,
};

type Choices<Key extends ConfigKey> = Record<Settings[Key] & string, MessageDescriptor>;

/** The values of those that are chosen from a few; of a list with commas between. */
const choices: {
  "site.languages": Record<"fr" | "fr,en", MessageDescriptor>;
  "botProtection.provider": Choices<"botProtection.provider">;
  "analytics.provider": Choices<"analytics.provider">;
  "jobRequest.contactVisibility": Choices<"jobRequest.contactVisibility">;
} = {
  "site.languages": { "fr,en": msg`Français et anglais`, fr: msg`Français seulement` },
  "botProtection.provider": {
    altcha: msg`Altcha, sans service extérieur`,
    turnstile: msg`Turnstile, de Cloudflare`,
    none: msg`Aucune`,
  },
  "analytics.provider": {
    "first-party": msg`Compteur du site, sans cookie`,
    plausible: msg`Plausible`,
    none: msg`Aucun`,
  },
  "jobRequest.contactVisibility": {
    accepted: msg`Montrées dès que le client accepte`,
    sent: msg`Montrées dès l’envoi de la demande`,
  },
};

export const settingChoices = (key: string): Record<string, MessageDescriptor> | undefined =>
  (choices as Record<string, Record<string, MessageDescriptor>>)[key];
