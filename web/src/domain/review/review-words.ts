import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { StarGroup, Verdict, WithholdReason } from "@metiro/shared/review/constants";

/** What a client gives stars for. */
export const starGroupWords = {
  quality: msg`Qualité du travail`,
  punctuality: msg`Ponctualité`,
  price: msg`Prix conforme à l’annonce`,
  contact: msg`Contact`,
} satisfies Record<StarGroup, MessageDescriptor>;

/** What a company says of a client: yes or no. */
export const verdictWords = {
  matched: msg`Le travail correspondait à la demande`,
  reachable: msg`Le client était joignable`,
  paidOnTime: msg`Le client a payé dans les délais`,
} satisfies Record<Verdict, MessageDescriptor>;

/** What a company said of a client, said to the client. */
export const ownVerdictWords = {
  matched: msg`Le travail correspondait à votre demande`,
  reachable: msg`Vous étiez joignable`,
  paidOnTime: msg`Vous avez payé dans les délais`,
} satisfies Record<Verdict, MessageDescriptor>;

/** Why the words of a review are withheld. */
export const withholdWords = {
  personalData: msg`Données personnelles d’autrui`,
  insult: msg`Injure ou menace`,
  falseFact: msg`Affirmation de fait manifestement fausse`,
  courtOrder: msg`Décision d’un tribunal ou d’une autorité`,
  unlawfulContent: msg`Contenu illicite`,
} satisfies Record<WithholdReason, MessageDescriptor>;
