import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AuditField } from "@metiro/shared/audit/fields";
import type { binnedKinds } from "@metiro/shared/bin/kinds";
import type { companyStates, subscriptionFilters } from "@metiro/shared/company/constants";
import type { ProofNeed, ProofState } from "@metiro/shared/proof/constants";
import type { RequestMark } from "@metiro/shared/job-request/desk";
import type { VatRateKind } from "@metiro/shared/offer/constants";
import type { ReportOutcome } from "@metiro/shared/report/constants";
import { relaunchWords } from "#domain/guarantee/relaunch-words.ts";
import { kindWords } from "#domain/mail/mail-words.ts";
import { proofKindWords } from "#domain/proof/proof-words.ts";
import { reportedKindWords, reportReasonWords } from "#domain/report/report-words.ts";
import { requestProgressLooks } from "#domain/request/request-statuses.ts";
import { withholdWords } from "#domain/review/review-words.ts";
import { methodWords, secondFactorWords } from "#domain/sign-in/method-words.ts";
import { lockoutWords } from "#domain/sign-in/lockout-words.ts";
import { outcomeLooks } from "#domain/sign-in/sign-in-words.ts";
import { eventWords } from "#domain/webhook/event-words.ts";
import { actionWords } from "./action-words.ts";
import { entityWords } from "./entity-words.ts";
import { viewReasonWords } from "./view-reason-words.ts";

type Words = Partial<Record<string | number, MessageDescriptor>>;
type ByField = Partial<Record<AuditField, Words>>;

const labelsOf = (looks: Record<string, { label: MessageDescriptor }>): Words =>
  Object.fromEntries(Object.entries(looks).map(([name, { label }]) => [name, label]));

const changed: Words = {
  title: msg`titre`,
  description: msg`description`,
  subcategory: msg`sous-catégorie`,
  subregion: msg`district`,
  startPreference: msg`début souhaité`,
  startDate: msg`date de début`,
  budgetMin: msg`budget minimal`,
  budgetMax: msg`budget maximal`,
  answers: msg`réponses aux questions`,
  photoCount: msg`photos`,
  planCount: msg`plans`,
  name: msg`nom`,
  uid: msg`numéro IDE`,
  url: msg`adresse`,
};

/** Values that mean the same wherever they stand. */
const values: ByField = {
  status: {
    0: msg`à transmettre`,
    1: msg`annulée`,
    4: msg`transmise`,
    active: msg`en cours`,
    upcoming: msg`à venir`,
    expired: msg`échu`,
    canceled: msg`annulé`,
  },
  reason: { ...viewReasonWords, ...relaunchWords, ...withholdWords },
  cause: reportReasonWords,
  fields: changed,
  mark: { duplicate: msg`doublon`, junk: msg`indésirable` } satisfies Record<RequestMark, MessageDescriptor>,
  role: { Admin: msg`administration`, Company: msg`entreprise`, Tenderer: msg`client` },
  lang: { fr: msg`français`, en: msg`anglais` },
  action: actionWords,
  entity: entityWords,
  events: { ...eventWords, all: msg`tous` },
  progress: labelsOf(requestProgressLooks),
  method: methodWords,
  by: { invitation: msg`une invitation`, code: msg`un code` },
  purpose: {
    confirm: msg`confirmer l’adresse e-mail`,
    reset: msg`choisir un nouveau mot de passe`,
    invite: msg`accepter une invitation`,
    signIn: msg`se connecter`,
    changeEmail: msg`changer d’adresse e-mail`,
    proof: msg`confirmer que c’est bien la personne`,
  },
  list: {
    jobRequests: msg`Offres`,
    responses: msg`Réponses`,
    companies: msg`Entreprises`,
    users: msg`Utilisateurs`,
    tenderers: msg`Clients`,
  },
  guarantee: { toRelaunch: msg`À relancer`, missed: msg`Promesse manquée`, met: msg`Promesse tenue` },
  unanswered: { ever: msg`Transmises, sans réponse`, over48Hours: msg`Sans réponse depuis plus de 48 heures` },
  response: { interested: msg`intéressée`, declined: msg`déclinée` },
  clientDecision: { none: msg`aucun`, accepted: msg`acceptée`, rejected: msg`non retenue` },
  lastSignIn: {
    last7Days: msg`Depuis 7 jours`,
    last30Days: msg`Depuis 30 jours`,
    notFor6Months: msg`Pas depuis 6 mois`,
    never: msg`Aucune connexion`,
  },
  subscription: {
    active: msg`en cours`,
    ending: msg`Échéance dans 30 jours`,
    upcoming: msg`à venir`,
    expired: msg`échu`,
    none: msg`aucun`,
  } satisfies Record<(typeof subscriptionFilters)[number], MessageDescriptor>,
  view: { failed: msg`échoués`, waiting: msg`en attente`, held: msg`retenus` },
  outcome: {
    ...labelsOf(outcomeLooks),
    ...({ acted: msg`une mesure a été prise`, dismissed: msg`classé sans suite` } satisfies Record<
      ReportOutcome,
      MessageDescriptor
    >),
  },
};

const accountStates = { active: msg`actif`, locked: msg`bloqué`, unconfirmed: msg`e-mail non confirmé` };

/** Values that mean something else in another slice. */
const ofSlice: Partial<Record<string, ByField>> = {
  auth: { kind: { ...lockoutWords, ...secondFactorWords } },
  bin: {
    kind: { jobRequest: msg`Demande`, blog: msg`Article` } satisfies Record<
      (typeof binnedKinds)[number],
      MessageDescriptor
    >,
  },
  blog: { state: { draft: msg`brouillon`, scheduled: msg`programmé`, published: msg`publié` } },
  company: {
    state: {
      available: msg`disponible`,
      away: msg`absente`,
      paused: msg`en pause`,
      locked: msg`bloquée`,
      invited: msg`invitée`,
      unconfirmed: msg`e-mail non confirmé`,
    } satisfies Record<(typeof companyStates)[number], MessageDescriptor>,
  },
  mail: { kind: kindWords, kinds: kindWords },
  proof: {
    kind: proofKindWords,
    state: {
      submitted: msg`à examiner`,
      verified: msg`validée`,
      refused: msg`refusée`,
      expired: msg`échue`,
      withdrawn: msg`retirée`,
    } satisfies Record<ProofState, MessageDescriptor>,
  },
  report: { kind: reportedKindWords },
  tenderer: { state: accountStates },
  user: { kinds: lockoutWords, state: accountStates },
  vatRate: {
    kind: { standard: msg`normal`, reduced: msg`réduit`, lodging: msg`hébergement` } satisfies Record<
      VatRateKind,
      MessageDescriptor
    >,
  },
};

const needWords: Record<ProofNeed, MessageDescriptor> = { needed: msg`exigée`, recommended: msg`conseillée` };

/** What a value of a field of an action means; undefined where it stands for itself. */
export function valueWords(action: string, field: string, value: string | number): readonly MessageDescriptor[] {
  // « tradePermit: needed »: which proof, and how much it is asked for.
  if (field === "proofs" && typeof value === "string") {
    const [kind = "", need = ""] = value.split(": ");
    return [(proofKindWords as Words)[kind], (needWords as Words)[need]].filter((words) => words !== undefined);
  }
  const name = (field === "statuses" ? "status" : field) as AuditField;
  const [slice = ""] = action.split(".", 1);
  const words = ofSlice[slice]?.[name]?.[value] ?? values[name]?.[value];
  return words ? [words] : [];
}
