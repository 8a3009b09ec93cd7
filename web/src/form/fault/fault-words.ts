import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import {
  type FieldViolation,
  fieldViolationOf,
  type FieldRule,
  type FieldRules,
} from "@metiro/shared/errors/field-error";
import { type TextLanguage, textLanguageOf } from "@metiro/shared/languages";
import { formatCount, formatDay, formatFigure, formatNumber } from "@metiro/shared/text/format";
import type { RuleParams } from "@metiro/shared/rules/rule-table";
import type { z } from "zod";

type Words = {
  [Rule in FieldRule]: (params: RuleParams<FieldRules, Rule>, language: TextLanguage) => MessageDescriptor;
};

const fieldWords = {
  required: () => msg`Ce champ est à compléter.`,
  invalid: () => msg`Cette valeur n’est pas correcte.`,
  characters: () => msg`Ce texte contient des caractères qui ne sont pas acceptés.`,
  number: () => msg`Indiquez un nombre.`,
  wholeNumber: () => msg`Indiquez un nombre entier.`,
  format: ({ example }) => msg`Ce n’est pas la forme attendue. Exemple : ${example}`,
  choice: () => msg`Choisissez une des valeurs proposées.`,
  length: ({ length }) =>
    msg`${plural(Number(length), { one: "Exactement # caractère.", other: "Exactement # caractères." })}`,
  tooShort: ({ minLength }) =>
    msg`${plural(Number(minLength), { one: "Au moins # caractère.", other: "Au moins # caractères." })}`,
  tooLong: ({ maxLength }) =>
    msg`${plural(Number(maxLength), { one: "Au plus # caractère.", other: "Au plus # caractères." })}`,
  tooFew: ({ min }) => msg`${plural(Number(min), { one: "Il en faut au moins un.", other: "Il en faut au moins #." })}`,
  tooMany: ({ max }) => msg`${plural(Number(max), { one: "Au plus # élément.", other: "Au plus # éléments." })}`,
  tooSmall: ({ min: limit }, language) => {
    const min = figure(limit, language);
    return msg`Au minimum ${min}.`;
  },
  tooBig: ({ max: limit }, language) => {
    const max = figure(limit, language);
    return msg`Au maximum ${max}.`;
  },
  tooEarly: ({ minDate }) => msg`Au plus tôt le ${day(minDate)}.`,
  tooLate: ({ maxDate }) => msg`Au plus tard le ${day(maxDate)}.`,
  step: ({ step: width }, language) => {
    const step = figure(width, language);
    return msg`Indiquez un multiple de ${step}.`;
  },
  email: () => msg`Cette adresse e-mail n’est pas complète. Exemple : prenom.nom@exemple.ch`,
  url: () => msg`Cette adresse de site n’est pas correcte.`,
  date: () => msg`Cette date n’existe pas ou n’est pas lisible. Exemple : 15/06/2026`,
  unknownKeys: ({ keys }) => msg`Informations inconnues : ${keys}.`,
  unknown: () => msg`Cet élément n’existe pas ou ne peut pas être choisi.`,
  taken: () => msg`Cette valeur est déjà utilisée.`,
  rangeReversed: () => msg`La fin ne peut pas venir avant le début.`,
  saysNothing: () => msg`Écrivez un message, indiquez un prix, proposez une visite ou joignez un PDF.`,
  amountsReversed: () => msg`Le montant le plus haut doit être égal ou supérieur au plus bas.`,
  notAnImage: () =>
    msg`Nous ne pouvons pas lire ce fichier. Envoyez une image JPEG, PNG, WebP ou AVIF ; le format HEIC n’est pas accepté.`,
  tooManyPixels: ({ maxMegapixels }) =>
    msg`Cette image a plus de ${maxMegapixels} mégapixels. Réduisez-la avant de l’envoyer.`,
  tooManyBits: ({ maxBits }) =>
    msg`Cette image a plus de ${maxBits} bits par couleur. Enregistrez-la en JPEG, puis envoyez-la.`,
  notADocument: () => msg`Nous ne pouvons pas lire ce fichier. Envoyez un PDF ou une image JPEG, PNG, WebP ou AVIF.`,
  notAPdf: () => msg`Ce fichier n’est pas un PDF. Enregistrez-le ou imprimez-le en PDF, puis envoyez-le.`,
  pdfLocked: () => msg`Ce PDF est protégé par un mot de passe. Enregistrez-le sans protection, puis envoyez-le.`,
  pdfActive: () =>
    msg`Ce PDF contient des scripts, des fichiers joints ou un formulaire actif. Imprimez-le en PDF, puis envoyez-le.`,
  pdfTooHeavy: () => msg`Ce PDF est trop long ou trop lourd à lire. Envoyez seulement les pages utiles.`,
  documentsFull: ({ maxMegabytes }) =>
    msg`Votre compte contient déjà le maximum de documents (${formatCount(Number(maxMegabytes))} Mo). Écrivez-nous pour en envoyer d’autres.`,
  commonPassword: () => msg`Ce mot de passe est trop courant. Choisissez-en un autre.`,
  containsEmail: () => msg`Le mot de passe ne doit pas contenir votre adresse e-mail.`,
  botProof: () => msg`La vérification contre les robots a échoué ou a expiré. Réessayez.`,
  turnstileUnset: () =>
    msg`Turnstile demande d’abord sa clé publique, ci-dessous, et son secret sur le serveur (TURNSTILE_SECRET).`,
  wrongPassword: () => msg`Ce mot de passe n’est pas correct.`,
  holidaysOverlap: () => msg`Vous avez déjà prévu une absence à ces dates.`,
  past: () => msg`Cette date est passée.`,
  companyUnknown: () => msg`Cette entreprise n’existe pas ou n’existe plus.`,
  companyUnconfirmed: ({ name }) => msg`${name} : l’adresse e-mail n’est pas encore confirmée.`,
  companyLocked: ({ name }) => msg`${name} : le compte est bloqué.`,
  companyPaused: ({ name }) => msg`${name} : l’entreprise est en pause.`,
  companyAway: ({ name }) => msg`${name} : l’entreprise ne reçoit pas de demandes en ce moment.`,
  companyUnproved: ({ name }) => msg`${name} : il manque une preuve que cette prestation demande.`,
  companyUnsubscribed: ({ name }) => msg`${name} : aucun abonnement actif.`,
  overlaps: ({ startsOn, endsOn }) => msg`Cette entreprise a déjà un abonnement du ${day(startsOn)} au ${day(endsOn)}.`,
} satisfies Partial<Words>;

const swissWords = {
  invalidSwissMobile: () => msg`Ce n’est pas un numéro de mobile suisse complet. Exemple : 079 555 01 42`,
  invalidWebsite: () => msg`Indiquez l’adresse complète, de https:// à la terminaison. Exemple : https://exemple.ch`,
  invalidUid: () => msg`Ce numéro IDE n’est pas correct. Exemple : CHE-100.155.212`,
  postalCode: () => msg`Indiquez un NPA de quatre chiffres. Exemple : 1003`,
} satisfies Partial<Words>;

const answerWords = {
  unknownQuestion: () => msg`Cette question ne fait pas partie du formulaire.`,
  hiddenQuestion: () => msg`Cette question ne se pose pas avec vos autres réponses.`,
  notAnswerable: () => msg`Cette indication n’attend pas de réponse.`,
  wrongType: ({ type, part }) =>
    wrongTypeWords[`${type}.${part}`] ?? wrongTypeWords[type] ?? msg`Cette réponse n’a pas la forme attendue.`,
  amountTooSmall: ({ min }) => msg`Au minimum ${formatFigure(Number(min))}.`,
  amountTooBig: ({ max }) => msg`Au maximum ${formatFigure(Number(max))}.`,
  offStep: ({ min: from, step: width }, language) => {
    const [min, step] = [figure(from, language), figure(width, language)];
    return msg`Indiquez une valeur par pas de ${step}, à partir de ${min}.`;
  },
  unknownOption: () => msg`Choisissez une des réponses proposées.`,
  repeated: () => msg`La même réponse est choisie deux fois.`,
  exclusiveOption: () => msg`Cette réponse ne peut pas être choisie avec une autre.`,
  tooManyDays: ({ maxDays }) => msg`${plural(Number(maxDays), { one: "Au plus # jour.", other: "Au plus # jours." })}`,
  tooManyFiles: ({ maxFiles }) =>
    msg`${plural(Number(maxFiles), { one: "Au plus # photo.", other: "Au plus # photos." })}`,
} satisfies Partial<Words>;

/** By type of question, and part of its answer: what is typed in a field can have the wrong form only in these ways. */
const wrongTypeWords: Record<string, MessageDescriptor> = {
  number: fieldWords.number(),
  integer: fieldWords.wholeNumber(),
  money: msg`Indiquez un montant. Exemple : 1’200`,
  date: fieldWords.date(),
  dateRange: msg`Indiquez les deux dates. Exemple : 15/06/2026`,
  address: msg`Indiquez le NPA et la localité.`,
  "address.postalCode": swissWords.postalCode(),
  "address.locality": msg`Indiquez la localité.`,
};

const formWords = {
  reservedId: () => msg`Cet identifiant est réservé. Choisissez-en un autre.`,
  frenchMissing: () => msg`Le texte français manque.`,
  tooManyQuestions: ({ max }) =>
    msg`${plural(Number(max), { one: "Un formulaire a au plus # question.", other: "Un formulaire a au plus # questions." })}`,
  duplicateId: ({ id }) => msg`L’identifiant « ${id} » est utilisé deux fois.`,
  optionsMissing: () => msg`Cette question doit proposer des réponses.`,
  duplicateOption: ({ value }) => msg`La réponse « ${value} » est proposée deux fois.`,
  boundsReversed: ({ lower, upper }) => msg`« ${lower} » est plus grand que « ${upper} ».`,
  defaultInvalid: () => msg`La valeur par défaut ne convient pas à la question.`,
  referenceUnknown: ({ q }) => msg`La condition cite une question qui n’existe pas : « ${q} ».`,
  referenceLater: ({ q }) => msg`La condition cite une question qui vient plus tard : « ${q} ».`,
  operatorUnfit: ({ op, type }) => msg`La comparaison « ${op} » ne convient pas à une question de type « ${type} ».`,
  valueUnfit: ({ op, type }) =>
    msg`La valeur comparée par « ${op} » ne convient pas à une question de type « ${type} ».`,
  fillsUnfit: () => msg`Ce type de réponse ne peut donner ni le lieu ni le début de la demande.`,
  neverTrue: () => msg`Aucune réponse ne peut remplir cette condition : rien ne s’afficherait.`,
} satisfies Partial<Words>;

/** The one place where a broken rule becomes words on this side; a rule without words is a type error. */
const words: Words = { ...fieldWords, ...swissWords, ...answerWords, ...formWords };

const figure = (limit: string | number, language: TextLanguage) => formatNumber(Number(limit), language);

const day = (text: string | number) => formatDay(String(text));

/** A fault in the reader's words. */
export function faultWords(fault: FieldViolation, i18n: I18n): string {
  // Each rule's function takes exactly the parameters of that rule's fault; TypeScript cannot pair the two.
  const word = words[fault.rule] as (params: FieldViolation, language: TextLanguage) => MessageDescriptor;
  return i18n._(word(fault, textLanguageOf(i18n.locale)));
}

/** What is wrong, in words, by path (`lines.3.label`), for editors that hold their values themselves. A text that is empty is missing. */
export function issueWords(issues: readonly z.core.$ZodIssue[], i18n: I18n): Record<string, string> {
  const found: Record<string, string> = {};
  for (const issue of issues) {
    const empty = issue.code === "too_small" && issue.origin === "string" && issue.minimum === 1;
    found[issue.path.join(".")] ??= faultWords(empty ? { rule: "required" } : fieldViolationOf(issue), i18n);
  }
  return found;
}
