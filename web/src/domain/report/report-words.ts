import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ReportedKind, ReportReason } from "@metiro/shared/report/constants";

/** Why something is reported, in the order in which it is asked. */
export const reportReasonWords = {
  insult: msg`Propos blessants ou menaces`,
  fraud: msg`Tromperie ou arnaque`,
  advertising: msg`Publicité ou démarchage`,
  personalData: msg`Données personnelles d’autrui`,
  unlawful: msg`Contenu illégal`,
  other: msg`Autre chose`,
} satisfies Record<ReportReason, MessageDescriptor>;

export const reportedKindWords = {
  message: msg`Message`,
  review: msg`Avis`,
  company: msg`Entreprise`,
  jobRequest: msg`Demande`,
  user: msg`Personne`,
} satisfies Record<ReportedKind, MessageDescriptor>;
