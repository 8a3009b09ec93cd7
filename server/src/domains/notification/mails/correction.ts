import { profileOf } from "@metiro/shared/roles";
import type { ReportReason } from "@metiro/shared/report/constants";
import type { I18n } from "@lingui/core";
import type { MailContent, MailTemplate, MailTemplates } from "../../../mail/index.ts";
import type { CorrectedField } from "../delivery/tell-corrected.ts";

declare module "../../../mail/kinds.ts" {
  interface MailData {
    /** To whoever's account an admin has locked; the only mail that reaches a locked account. */
    accountLocked: { cause?: ReportReason };
    accountUnlocked: Record<string, never>;
    /** To the owner: which of its data an admin has corrected. */
    dataCorrected: { fields: readonly CorrectedField[] };
  }
}

const fieldWords = {
  firstName: (i18n) => i18n.t({ id: "mail.corrected.firstName", message: "prénom" }),
  lastName: (i18n) => i18n.t({ id: "mail.corrected.lastName", message: "nom" }),
  name: (i18n) => i18n.t({ id: "mail.corrected.name", message: "nom de l’entreprise" }),
  email: (i18n) => i18n.t({ id: "mail.corrected.email", message: "adresse e-mail" }),
  phone: (i18n) => i18n.t({ id: "mail.corrected.phone", message: "téléphone" }),
  lang: (i18n) => i18n.t({ id: "mail.corrected.lang", message: "langue" }),
  uid: (i18n) => i18n.t({ id: "mail.corrected.uid", message: "numéro IDE" }),
  website: (i18n) => i18n.t({ id: "mail.corrected.website", message: "site web" }),
  description: (i18n) => i18n.t({ id: "mail.corrected.description", message: "présentation" }),
  street: (i18n) => i18n.t({ id: "mail.corrected.street", message: "rue et numéro" }),
  postalCode: (i18n) => i18n.t({ id: "mail.corrected.postalCode", message: "NPA" }),
  locality: (i18n) => i18n.t({ id: "mail.corrected.locality", message: "localité" }),
  subregionId: (i18n) => i18n.t({ id: "mail.corrected.subregionId", message: "district" }),
  subcategoryIds: (i18n) => i18n.t({ id: "mail.corrected.subcategoryIds", message: "prestations" }),
  subregionIds: (i18n) => i18n.t({ id: "mail.corrected.subregionIds", message: "districts desservis" }),
  verified: (i18n) => i18n.t({ id: "mail.corrected.verified", message: "vérification de l’entreprise" }),
  startsOn: (i18n) => i18n.t({ id: "mail.corrected.startsOn", message: "premier jour de l’abonnement" }),
  endsOn: (i18n) => i18n.t({ id: "mail.corrected.endsOn", message: "dernier jour de l’abonnement" }),
  amount: (i18n) => i18n.t({ id: "mail.corrected.amount", message: "prix de l’abonnement" }),
} satisfies Record<CorrectedField, (i18n: I18n) => string>;

const dataCorrected: MailTemplate<"dataCorrected"> = async ({ i18n, link, recipient }, { fields }) => ({
  subject: i18n.t({ id: "mail.dataCorrected.subject", message: "Vos données ont été corrigées" }),
  heading: i18n.t({ id: "mail.dataCorrected.heading", message: "Vos données ont été corrigées" }),
  paragraphs: [
    i18n.t({ id: "mail.dataCorrected.text", message: "Notre équipe a corrigé des données de votre compte." }),
  ],
  facts: [
    {
      label: i18n.t({ id: "mail.dataCorrected.fields", message: "Ce qui a changé" }),
      value: fields.map((field) => fieldWords[field](i18n)).join(", "),
    },
  ],
  button: {
    label: i18n.t({ id: "mail.button.profile", message: "Voir mon profil" }),
    url: link(profileOf[recipient.role]),
  },
  closing: i18n.t({
    id: "mail.dataCorrected.closing",
    message: "Si quelque chose n’est pas juste, modifiez-le dans votre profil ou répondez à cet e-mail.",
  }),
});

/** Whoever locked it: a reason stands there, if only the widest one. */
const accountLocked: MailTemplate<"accountLocked"> = async ({ i18n }, { cause = "other" }): Promise<MailContent> => ({
  subject: i18n.t({ id: "mail.accountLocked.subject", message: "Votre compte est bloqué" }),
  heading: i18n.t({ id: "mail.accountLocked.heading", message: "Votre compte est bloqué" }),
  paragraphs: [
    i18n.t({
      id: "mail.accountLocked.text",
      message:
        "Notre équipe a bloqué votre compte. Vos appareils sont déconnectés, et vous ne pouvez plus vous connecter.",
    }),
  ],
  facts: [{ label: i18n.t({ id: "mail.fact.reason", message: "Motif" }), value: causeWords[cause](i18n) }],
  closing: i18n.t({
    id: "mail.accountLocked.next",
    message:
      "Vous n’êtes pas d’accord\u00a0? Répondez à cet e-mail en expliquant pourquoi\u00a0: notre équipe relit sa décision.",
  }),
});

const causeWords = {
  insult: (i18n) => i18n.t({ id: "mail.cause.insult", message: "Propos blessants ou menaces" }),
  fraud: (i18n) => i18n.t({ id: "mail.cause.fraud", message: "Tromperie ou arnaque" }),
  advertising: (i18n) => i18n.t({ id: "mail.cause.advertising", message: "Publicité ou démarchage" }),
  personalData: (i18n) => i18n.t({ id: "mail.cause.personalData", message: "Données personnelles d’autrui" }),
  unlawful: (i18n) => i18n.t({ id: "mail.cause.unlawful", message: "Contenu illégal" }),
  other: (i18n) => i18n.t({ id: "mail.cause.other", message: "Autre manquement à nos conditions" }),
} satisfies Record<ReportReason, (i18n: I18n) => string>;

const accountUnlocked: MailTemplate<"accountUnlocked"> = async ({ i18n, link }): Promise<MailContent> => ({
  subject: i18n.t({ id: "mail.accountUnlocked.subject", message: "Votre compte est à nouveau ouvert" }),
  heading: i18n.t({ id: "mail.accountUnlocked.heading", message: "Votre compte est à nouveau ouvert" }),
  paragraphs: [i18n.t({ id: "mail.accountUnlocked.text", message: "Vous pouvez à nouveau vous connecter." })],
  button: { label: i18n.t({ id: "mail.button.signIn", message: "Se connecter" }), url: link("/auth/login") },
});

/** How each mail about what admins do with an account is written. */
export const correctionMails = { dataCorrected, accountLocked, accountUnlocked } satisfies Partial<MailTemplates>;
