import type { LiveEvent } from "@metiro/shared/live/schema";
import type { MailKind } from "../../mail/index.ts";
import type { FieldReader } from "./readers.ts";
import type { ValueName } from "./values.ts";

/** The columns of each file, as its first line names them. */
export const csvColumns = {
  "jobRequest.export":
    "N° | État | Titre | Catégorie | Sous-catégorie | Canton | District | NPA | Localité | Prénom | Nom | E-mail | Budget dès | Budget jusqu’à | Monnaie | Photos | Destinataires | Réponses | Créée le | Transmise le | Annulée le | Motif d’annulation",
  "jobRequest.exportResponses":
    "N° | Titre | Entreprise | État | Prix dès | Prix jusqu’à | Monnaie | Envoyée le | Répondue le | Décidée le",
  "user.export":
    "Nom | Prénom | Entreprise | E-mail | Téléphone | Rôle | État | Profil complet | Langue | Dernière connexion | Inscription",
  "company.export":
    "Entreprise | Numéro IDE | Nom | Prénom | E-mail | Téléphone | Site web | Rue | NPA | Localité | État | En pause | Absente jusqu’au | Vérifiée | Profil complet | Abonnement actif | Abonnement jusqu’au | Demandes reçues en un an | Taux de réponse | Inscription",
  "tenderer.export":
    "Nom | Prénom | E-mail | Téléphone | Rue | NPA | Localité | Canton | District | Demandes | À transmettre | État | Dernière connexion | Inscription",
  "subscription.export":
    "Entreprise | Premier jour | Dernier jour | Montant | Monnaie | État | Annulé le | Note | Saisi le",
  "audit.export": "Le | Par | Action | Objet | Nom de l’objet | Identifiant | Avant | Après | Autres détails",
  "category.export":
    "Catégorie | Sous-catégorie | Nom anglais | Adresse | Populaire | Questions | Demandes | Demandes en 30 jours | Entreprises",
  "region.export": "Canton | District | Code | Nom anglais | Adresse | Demandes | Entreprises | Clients",
  "blog.export":
    "Titre | Titre anglais | Adresse | Catégorie | Auteur | État | Modifications à publier | Minutes de lecture | Publié le | Créé le | Modifié le",
  "signIn.export":
    "Le | Résultat | Moyen | Second facteur | Compte | E-mail | Adresse réseau | Appareil | Nouvel appareil | Appel refusé",
  "mail.export": "Genre | Nom | Prénom | E-mail | Offre n° | État | Motif | Essais | Créé le | Prévu le | Abandonné le",
} as const;

interface MailRow {
  to: readonly FieldReader[];
  /** The protected values that it tells, each to those of its readers who may read it by then. */
  tells: readonly ValueName[];
}

const received = ["chosen", "rejected", "declined"] as const;

/** The mails about a request: to whom each kind goes, and what it holds beside the facts of the request. */
export const requestMails = {
  requestReceived: { to: ["client"], tells: ["numberInTitle"] },
  newRequest: { to: ["admin"], tells: ["numberInTitle"] },
  requestEdited: { to: ["client"], tells: ["numberInTitle", "numberInDescription", "correction"] },
  precisionAsked: { to: ["client"], tells: ["numberInTitle", "question"] },
  questionAnswered: { to: ["admin"], tells: ["numberInTitle", "question"] },
  requestForwarded: { to: ["client"], tells: ["numberInTitle"] },
  requestSent: { to: received, tells: [] },
  answerReminder: { to: received, tells: [] },
  requestRelaunched: { to: ["client"], tells: ["numberInTitle"] },
  detailsAdded: { to: received, tells: [] },
  answerReceived: { to: ["client"], tells: ["numberInTitle", "chosenOffer", "rejectedOffer", "declinedWords"] },
  messageReceived: {
    to: ["client", ...received],
    tells: ["numberInTitle", "asked", "talk", "rejectedTalk"],
  },
  answerAccepted: { to: ["chosen"], tells: ["numberInTitle"] },
  answerRejected: { to: ["rejected"], tells: ["rejectNote"] },
  companyChosen: { to: ["client"], tells: ["numberInTitle", "chosenContact"] },
  jobDone: { to: ["chosen"], tells: ["numberInTitle"] },
  requestCanceled: { to: ["client", "chosen", "rejected"], tells: ["cancelReason"] },
} as const satisfies Partial<Record<MailKind, MailRow>>;

const owners = ["client", "chosen", "admin"] as const;

/** The others tell the owner of an account of that account alone; the mail of the day what the mails in it would have told. */
export const accountMails = {
  verificationCode: { to: owners, tells: [] },
  signInCode: { to: owners, tells: [] },
  proofCode: { to: owners, tells: [] },
  emailChangeCode: { to: owners, tells: [] },
  emailChangeAsked: { to: owners, tells: [] },
  emailChanged: { to: owners, tells: [] },
  passwordReset: { to: owners, tells: [] },
  newDevice: { to: owners, tells: [] },
  codesPaused: { to: owners, tells: [] },
  passwordDropped: { to: owners, tells: [] },
  companyInvitation: { to: ["chosen"], tells: ["chosenContact"] },
  adminInvitation: { to: ["admin"], tells: ["adminName"] },
  sessionDisplaced: { to: owners, tells: [] },
  secondFactorAdded: { to: owners, tells: [] },
  secondFactorRemoved: { to: owners, tells: [] },
  secondFactorReset: { to: owners, tells: [] },
  secondFactorRefused: { to: owners, tells: [] },
  backupCodesRenewed: { to: owners, tells: [] },
  backupCodeUsed: { to: owners, tells: [] },
  apiKeyAdded: { to: owners, tells: [] },
  apiKeyEnds: { to: owners, tells: [] },
  apiKeysRevoked: { to: owners, tells: [] },
  webhookOff: { to: owners, tells: [] },
  accountLocked: { to: owners, tells: [] },
  accountUnlocked: { to: owners, tells: [] },
  dataCorrected: { to: owners, tells: [] },
  backupFailed: { to: ["admin"], tells: [] },
  amendmentProposed: { to: ["client"], tells: [] },
  amendmentConfirmed: { to: ["client"], tells: [] },
  amendmentDecided: { to: ["chosen"], tells: [] },
  proofJudged: { to: ["chosen"], tells: [] },
  proofEnds: { to: ["chosen"], tells: [] },
  proofExpired: { to: ["chosen"], tells: [] },
  reportSettled: { to: ["client"], tells: [] },
  reviewAsked: { to: ["client"], tells: [] },
  reviewWithheld: { to: ["client"], tells: [] },
  subscriptionEnds: { to: ["chosen"], tells: [] },
  dailyDigest: { to: ["client"], tells: ["numberInTitle"] },
} as const satisfies Record<Exclude<MailKind, keyof typeof requestMails>, MailRow>;

const all = ["client", "otherClient", ...received, "uninvited", "admin"] as const;

/** What the live stream tells: that something changed, by ids alone, to those who may read it. */
export const live = {
  start: { fields: "about", to: all },
  everything: { fields: "about", to: all },
  jobRequest: { fields: "about id", to: ["client", ...received, "admin"] },
  conversation: { fields: "about id companyId", to: ["client", ...received] },
  company: { fields: "about id", to: ["chosen", "admin"] },
} as const satisfies Record<LiveEvent["about"], { fields: string; to: readonly FieldReader[] }>;
