import type { I18n } from "@lingui/core";
import type { FieldViolation, FieldRule, FieldRules } from "@metiro/shared/errors/field-error";
import { formatCount, formatDay, formatFigure } from "@metiro/shared/text/format";
import type { RuleParams } from "@metiro/shared/rules/rule-table";
import { kindsInWords } from "../i18n/proof-words.ts";

/** What the reader is told for each rule that a field can break. */
const words: { [Rule in FieldRule]: (i18n: I18n, params: RuleParams<FieldRules, Rule>) => string } = {
  required: (i18n) => i18n.t({ id: "rule.required", message: "Ce champ est obligatoire." }),
  invalid: (i18n) => i18n.t({ id: "rule.invalid", message: "Cette valeur n’est pas correcte." }),
  characters: (i18n) =>
    i18n.t({ id: "rule.characters", message: "Ce texte contient des caractères qui ne sont pas acceptés." }),
  number: (i18n) => i18n.t({ id: "rule.number", message: "Indiquez un nombre." }),
  wholeNumber: (i18n) => i18n.t({ id: "rule.wholeNumber", message: "Indiquez un nombre entier." }),
  format: (i18n, { example }) =>
    i18n.t({
      id: "rule.format",
      message: "Cette valeur n’a pas la forme attendue, par exemple {example}.",
      values: { example },
    }),
  choice: (i18n) => i18n.t({ id: "rule.choice", message: "Choisissez une des valeurs proposées." }),
  length: (i18n, { length }) =>
    i18n.t({
      id: "rule.length",
      message: "{length, plural, one {Exactement # caractère.} other {Exactement # caractères.}}",
      values: { length },
    }),
  tooShort: (i18n, { minLength }) =>
    i18n.t({
      id: "rule.tooShort",
      message: "{minLength, plural, one {Au moins # caractère.} other {Au moins # caractères.}}",
      values: { minLength },
    }),
  tooLong: (i18n, { maxLength }) =>
    i18n.t({
      id: "rule.tooLong",
      message: "{maxLength, plural, one {Au plus # caractère.} other {Au plus # caractères.}}",
      values: { maxLength },
    }),
  tooFew: (i18n, { min }) =>
    i18n.t({
      id: "rule.tooFew",
      message: "{min, plural, one {Il en faut au moins un.} other {Il en faut au moins #.}}",
      values: { min },
    }),
  tooMany: (i18n, { max }) =>
    i18n.t({
      id: "rule.tooMany",
      message: "{max, plural, one {Au plus # élément.} other {Au plus # éléments.}}",
      values: { max },
    }),
  tooSmall: (i18n, { min }) => i18n.t({ id: "rule.tooSmall", message: "Au minimum {min}.", values: { min } }),
  tooBig: (i18n, { max }) => i18n.t({ id: "rule.tooBig", message: "Au maximum {max}.", values: { max } }),
  amountTooSmall: (i18n, { min }) =>
    i18n.t({ id: "rule.amountTooSmall", message: "Au minimum {min}.", values: { min: formatFigure(Number(min)) } }),
  amountTooBig: (i18n, { max }) =>
    i18n.t({ id: "rule.amountTooBig", message: "Au maximum {max}.", values: { max: formatFigure(Number(max)) } }),
  tooEarly: (i18n, { minDate }) =>
    i18n.t({ id: "rule.tooEarly", message: "Au plus tôt le {day}.", values: { day: formatDay(String(minDate)) } }),
  tooLate: (i18n, { maxDate }) =>
    i18n.t({ id: "rule.tooLate", message: "Au plus tard le {day}.", values: { day: formatDay(String(maxDate)) } }),
  step: (i18n, { step }) => i18n.t({ id: "rule.step", message: "Indiquez un multiple de {step}.", values: { step } }),
  offStep: (i18n, { min, step }) =>
    i18n.t({
      id: "rule.offStep",
      message: "Indiquez une valeur par pas de {step}, à partir de {min}.",
      values: { min, step },
    }),
  email: (i18n) => i18n.t({ id: "rule.email", message: "Cette adresse e-mail n’est pas correcte." }),
  url: (i18n) => i18n.t({ id: "rule.url", message: "Cette adresse de site n’est pas correcte." }),
  date: (i18n) => i18n.t({ id: "rule.date", message: "Cette date n’est pas correcte." }),
  unknownKeys: (i18n, { keys }) =>
    i18n.t({ id: "rule.unknownKeys", message: "Informations inconnues : {keys}.", values: { keys } }),
  unknown: (i18n) => i18n.t({ id: "rule.unknown", message: "Cet élément n’existe pas ou ne peut pas être choisi." }),
  taken: (i18n) => i18n.t({ id: "rule.taken", message: "Cette valeur est déjà utilisée." }),
  rangeReversed: (i18n) => i18n.t({ id: "rule.rangeReversed", message: "La fin ne peut pas venir avant le début." }),
  amountsReversed: (i18n) =>
    i18n.t({
      id: "rule.amountsReversed",
      message: "Le montant le plus haut doit être égal ou supérieur au plus bas.",
    }),
  saysNothing: (i18n) =>
    i18n.t({
      id: "rule.saysNothing",
      message: "Écrivez un message, indiquez un prix, proposez une visite ou joignez un PDF.",
    }),
  notAnImage: (i18n) =>
    i18n.t({
      id: "rule.notAnImage",
      message:
        "Nous ne pouvons pas lire ce fichier. Envoyez une image JPEG, PNG, WebP ou AVIF ; le format HEIC n’est pas accepté.",
    }),
  tooManyPixels: (i18n, { maxMegapixels }) =>
    i18n.t({
      id: "rule.tooManyPixels",
      message: "Cette image a plus de {maxMegapixels} mégapixels. Réduisez-la avant de l’envoyer.",
      values: { maxMegapixels },
    }),
  tooManyBits: (i18n, { maxBits }) =>
    i18n.t({
      id: "rule.tooManyBits",
      message: "Cette image a plus de {maxBits} bits par couleur. Enregistrez-la en JPEG, puis envoyez-la.",
      values: { maxBits },
    }),
  notADocument: (i18n) =>
    i18n.t({
      id: "rule.notADocument",
      message: "Nous ne pouvons pas lire ce fichier. Envoyez un PDF ou une image JPEG, PNG, WebP ou AVIF.",
    }),
  notAPdf: (i18n) =>
    i18n.t({
      id: "rule.notAPdf",
      message: "Ce fichier n’est pas un PDF. Enregistrez-le ou imprimez-le en PDF, puis envoyez-le.",
    }),
  pdfLocked: (i18n) =>
    i18n.t({
      id: "rule.pdfLocked",
      message: "Ce PDF est protégé par un mot de passe. Enregistrez-le sans protection, puis envoyez-le.",
    }),
  pdfActive: (i18n) =>
    i18n.t({
      id: "rule.pdfActive",
      message:
        "Ce PDF contient des scripts, des fichiers joints ou un formulaire actif. Imprimez-le en PDF, puis envoyez-le.",
    }),
  pdfTooHeavy: (i18n) =>
    i18n.t({
      id: "rule.pdfTooHeavy",
      message: "Ce PDF est trop long ou trop lourd à lire. Envoyez seulement les pages utiles.",
    }),
  documentsFull: (i18n, { maxMegabytes }) =>
    i18n.t({
      id: "rule.documentsFull",
      message:
        "Votre compte contient déjà le maximum de documents ({maxMegabytes} Mo). Écrivez-nous pour en envoyer d’autres.",
      values: { maxMegabytes: formatCount(Number(maxMegabytes)) },
    }),
  commonPassword: (i18n) =>
    i18n.t({ id: "rule.commonPassword", message: "Ce mot de passe est trop courant. Choisissez-en un autre." }),
  containsEmail: (i18n) =>
    i18n.t({ id: "rule.containsEmail", message: "Le mot de passe ne doit pas contenir votre adresse e-mail." }),
  wrongPassword: (i18n) => i18n.t({ id: "rule.wrongPassword", message: "Ce mot de passe n’est pas correct." }),
  botProof: (i18n) =>
    i18n.t({
      id: "rule.botProof",
      message: "La vérification contre les robots a échoué ou a expiré. Réessayez.",
    }),
  turnstileUnset: (i18n) =>
    i18n.t({
      id: "rule.turnstileUnset",
      message:
        "Turnstile demande d’abord une clé de site (botProtection.siteKey) et, sur le serveur, le secret TURNSTILE_SECRET.",
    }),
  companyUnknown: (i18n) =>
    i18n.t({ id: "rule.companyUnknown", message: "Cette entreprise n’existe pas ou n’existe plus." }),
  companyUnconfirmed: (i18n, { name }) =>
    i18n.t({
      id: "rule.companyUnconfirmed",
      message: "{name} : l’adresse e-mail n’est pas encore confirmée.",
      values: { name },
    }),
  companyLocked: (i18n, { name }) =>
    i18n.t({ id: "rule.companyLocked", message: "{name} : le compte est bloqué.", values: { name } }),
  companyPaused: (i18n, { name }) =>
    i18n.t({ id: "rule.companyPaused", message: "{name} : l’entreprise est en pause.", values: { name } }),
  companyAway: (i18n, { name }) =>
    i18n.t({
      id: "rule.companyAway",
      message: "{name} : l’entreprise ne reçoit pas de demandes en ce moment.",
      values: { name },
    }),
  companyUnproved: (i18n, { name, kinds }) =>
    i18n.t({
      id: "rule.companyUnproved",
      message: "{name} n’a pas les preuves exigées pour cette prestation : {what}.",
      values: { name, what: kindsInWords(i18n, String(kinds)) },
    }),
  companyUnsubscribed: (i18n, { name }) =>
    i18n.t({ id: "rule.companyUnsubscribed", message: "{name} : aucun abonnement actif.", values: { name } }),
  overlaps: (i18n, { startsOn, endsOn }) =>
    i18n.t({
      id: "rule.overlaps",
      message: "Cette entreprise a déjà un abonnement du {from} au {to}.",
      values: { from: formatDay(String(startsOn)), to: formatDay(String(endsOn)) },
    }),
  holidaysOverlap: (i18n) =>
    i18n.t({ id: "rule.holidaysOverlap", message: "Vous avez déjà prévu une absence à ces dates." }),
  past: (i18n) => i18n.t({ id: "rule.past", message: "Cette date est passée." }),
  invalidSwissMobile: (i18n) =>
    i18n.t({
      id: "rule.invalidSwissMobile",
      message: "Ce numéro de mobile suisse n’est pas correct, par exemple 079 123 45 67.",
    }),
  invalidWebsite: (i18n) =>
    i18n.t({
      id: "rule.invalidWebsite",
      message: "Indiquez l’adresse complète, de https:// à la terminaison, par exemple https://exemple.ch.",
    }),
  invalidUid: (i18n) =>
    i18n.t({ id: "rule.invalidUid", message: "Ce numéro IDE n’est pas correct, par exemple CHE-100.155.212." }),
  postalCode: (i18n) => i18n.t({ id: "rule.postalCode", message: "Indiquez un NPA de quatre chiffres." }),
  unknownQuestion: (i18n) =>
    i18n.t({ id: "rule.unknownQuestion", message: "Cette question ne fait pas partie du formulaire." }),
  hiddenQuestion: (i18n) =>
    i18n.t({ id: "rule.hiddenQuestion", message: "Cette question ne se pose pas avec vos autres réponses." }),
  notAnswerable: (i18n) => i18n.t({ id: "rule.notAnswerable", message: "Cette indication n’attend pas de réponse." }),
  wrongType: (i18n) => i18n.t({ id: "rule.wrongType", message: "Cette réponse n’a pas la forme attendue." }),
  unknownOption: (i18n) => i18n.t({ id: "rule.unknownOption", message: "Choisissez une des réponses proposées." }),
  repeated: (i18n) => i18n.t({ id: "rule.repeated", message: "La même réponse est choisie deux fois." }),
  exclusiveOption: (i18n) =>
    i18n.t({ id: "rule.exclusiveOption", message: "Cette réponse ne peut pas être choisie avec une autre." }),
  tooManyDays: (i18n, { maxDays }) =>
    i18n.t({
      id: "rule.tooManyDays",
      message: "{maxDays, plural, one {Au plus # jour.} other {Au plus # jours.}}",
      values: { maxDays },
    }),
  tooManyFiles: (i18n, { maxFiles }) =>
    i18n.t({
      id: "rule.tooManyFiles",
      message: "{maxFiles, plural, one {Au plus # photo.} other {Au plus # photos.}}",
      values: { maxFiles },
    }),
  reservedId: (i18n) =>
    i18n.t({ id: "rule.reservedId", message: "Cet identifiant est réservé. Choisissez-en un autre." }),
  frenchMissing: (i18n) => i18n.t({ id: "rule.frenchMissing", message: "Le texte français manque." }),
  tooManyQuestions: (i18n, { max }) =>
    i18n.t({
      id: "rule.tooManyQuestions",
      message: "{max, plural, one {Un formulaire a au plus # question.} other {Un formulaire a au plus # questions.}}",
      values: { max },
    }),
  duplicateId: (i18n, { id }) =>
    i18n.t({ id: "rule.duplicateId", message: "L’identifiant « {id} » est utilisé deux fois.", values: { id } }),
  optionsMissing: (i18n) =>
    i18n.t({ id: "rule.optionsMissing", message: "Cette question doit proposer des réponses." }),
  duplicateOption: (i18n, { value }) =>
    i18n.t({
      id: "rule.duplicateOption",
      message: "La réponse « {value} » est proposée deux fois.",
      values: { value },
    }),
  boundsReversed: (i18n, { lower, upper }) =>
    i18n.t({
      id: "rule.boundsReversed",
      message: "« {lower} » est plus grand que « {upper} ».",
      values: { lower, upper },
    }),
  defaultInvalid: (i18n) =>
    i18n.t({ id: "rule.defaultInvalid", message: "La valeur par défaut ne convient pas à la question." }),
  referenceUnknown: (i18n, { q }) =>
    i18n.t({
      id: "rule.referenceUnknown",
      message: "La condition cite une question qui n’existe pas : « {q} ».",
      values: { q },
    }),
  referenceLater: (i18n, { q }) =>
    i18n.t({
      id: "rule.referenceLater",
      message: "La condition cite une question qui vient plus tard : « {q} ».",
      values: { q },
    }),
  operatorUnfit: (i18n, { op, type }) =>
    i18n.t({
      id: "rule.operatorUnfit",
      message: "La comparaison « {op} » ne convient pas à une question de type « {type} ».",
      values: { op, type },
    }),
  valueUnfit: (i18n, { op, type }) =>
    i18n.t({
      id: "rule.valueUnfit",
      message: "La valeur comparée par « {op} » ne convient pas à une question de type « {type} ».",
      values: { op, type },
    }),
  fillsUnfit: (i18n) =>
    i18n.t({
      id: "rule.fillsUnfit",
      message: "Ce type de réponse ne peut donner ni le lieu ni le début de la demande.",
    }),
  neverTrue: (i18n) =>
    i18n.t({
      id: "rule.neverTrue",
      message: "Aucune réponse ne peut remplir cette condition : rien ne s’afficherait.",
    }),
};

/** A fault in words. */
export function faultWords(fault: FieldViolation, i18n: I18n): string {
  // The table has a function for each rule that takes exactly the parameters of that rule's fault; TypeScript cannot pair the two.
  const word = words[fault.rule] as (i18n: I18n, params: FieldViolation) => string;
  return word(i18n, fault);
}
