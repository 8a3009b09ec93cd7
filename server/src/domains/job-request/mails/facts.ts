import { formatAmount, formatAmountRange, formatDay } from "@metiro/shared/text/format";
import type { PriceUnit, Vat } from "@metiro/shared/job-request/response";
import type { StartPreference } from "@metiro/shared/job-request/schema";
import { shortIn, summaryAnswers, type Answer } from "@metiro/shared/sub-category/questions";
import type { I18n } from "@lingui/core";
import { durationWords, visitWords } from "../../../i18n/answer-words.ts";
import type { MailContent, MailContext } from "../../../mail/index.ts";
import type { MailedAnswer, MailedRequest } from "./queries.ts";
import { answerText } from "@metiro/shared/sub-category/answer-text";

type Facts = NonNullable<MailContent["facts"]>;

/** `1003 Lausanne`, or the district where the client gave no more. */
export const placeText = (
  { lang }: Pick<MailContext, "lang">,
  { postalCode, locality, subregion }: MailedRequest,
): string => [postalCode, locality].filter((part) => part !== null).join(" ") || localizedName(lang, subregion);

/** `Lausanne`: the place within a sentence. */
export const townOf = ({ lang }: Pick<MailContext, "lang">, { locality, subregion }: MailedRequest): string =>
  locality ?? localizedName(lang, subregion);

/** What is asked for, where and when. */
export function requestFacts(context: MailContext, request: MailedRequest): Facts {
  const { i18n, lang } = context;
  return [
    {
      label: i18n.t({ id: "mail.fact.service", message: "Prestation" }),
      value: localizedName(lang, request.subcategory),
    },
    { label: i18n.t({ id: "mail.fact.place", message: "Lieu" }), value: placeText(context, request) },
    { label: i18n.t({ id: "mail.fact.start", message: "Début souhaité" }), value: startWords(i18n, request) },
  ];
}

/** The budget, when the client gave one. */
export function budgetFacts({ i18n }: MailContext, { budgetMin, budgetMax, currency }: MailedRequest): Facts {
  const value = amountWords(i18n, currency, budgetMin, budgetMax);
  return value === undefined ? [] : [{ label: i18n.t({ id: "mail.fact.budget", message: "Budget" }), value }];
}

/** The answers that may stand in a mail, as the pages write them; a mail counts no photos. */
export const answerFacts = ({ lang }: MailContext, { form, answers, currency }: MailedRequest): Facts =>
  summaryAnswers(form, answers).flatMap(({ question, answer }) => {
    if (question.type === "photos") return [];
    const texts = { language: lang, currency };
    const value = answerText(question, withoutStreet(answer), texts);
    return value === "" ? [] : [{ label: shortIn(question, texts), value }];
  });

/** Of an address only postcode and town. */
const withoutStreet = (answer: Answer): Answer =>
  typeof answer === "object" && "postalCode" in answer
    ? { postalCode: answer.postalCode, locality: answer.locality }
    : answer;

/** What an interested company offers. */
export function quoteFacts({ i18n }: MailContext, { currency }: MailedRequest, answer: MailedAnswer): Facts {
  const amount = amountWords(i18n, currency, answer.priceMin, answer.priceMax);
  const unit = unitWords(i18n)[answer.priceUnit ?? "total"];
  return [
    ...(amount === undefined
      ? []
      : [
          {
            label: i18n.t({ id: "mail.fact.price", message: "Prix" }),
            value: [[amount, unit].join(" ").trim(), answer.vat && vatWords(i18n)[answer.vat]]
              .filter(Boolean)
              .join(", "),
          },
        ]),
    ...(answer.availableFrom === null
      ? []
      : [
          {
            label: i18n.t({ id: "mail.fact.available", message: "Disponible dès le" }),
            value: formatDay(answer.availableFrom),
          },
        ]),
    ...(answer.duration === null || answer.durationUnit === null
      ? []
      : [
          {
            label: i18n.t({ id: "mail.fact.duration", message: "Durée estimée" }),
            value: durationWords(i18n, answer.duration)[answer.durationUnit],
          },
        ]),
    ...(answer.visit === null
      ? []
      : [{ label: i18n.t({ id: "mail.fact.visit", message: "Visite" }), value: visitWords(i18n)[answer.visit] }]),
  ];
}

/** What a service or a district is called in a language. */
export const localizedName = (
  lang: string,
  { name, translations }: Pick<MailedRequest["subcategory"], "name" | "translations">,
): string => translations[lang]?.name ?? name;

const vatWords = (i18n: I18n): Record<Vat, string> => ({
  included: i18n.t({ id: "mail.vat.included", message: "TVA comprise" }),
  excluded: i18n.t({ id: "mail.vat.excluded", message: "hors TVA" }),
  exempt: i18n.t({ id: "mail.vat.exempt", message: "sans TVA (entreprise non assujettie)" }),
});

function amountWords(i18n: I18n, currency: string, min: number | null, max: number | null): string | undefined {
  if (min !== null && max !== null) return formatAmountRange(min, max, currency);
  if (min !== null)
    return i18n.t({
      id: "mail.amount.from",
      message: "dès {amount}",
      values: { amount: formatAmount(min, currency) },
    });
  if (max !== null)
    return i18n.t({
      id: "mail.amount.upTo",
      message: "jusqu’à {amount}",
      values: { amount: formatAmount(max, currency) },
    });
  return undefined;
}

const unitWords = (i18n: I18n): Record<PriceUnit, string> => ({
  total: "",
  hour: i18n.t({ id: "mail.unit.hour", message: "par heure" }),
  day: i18n.t({ id: "mail.unit.day", message: "par jour" }),
  m2: i18n.t({ id: "mail.unit.m2", message: "par m²" }),
});

export function startWords(i18n: I18n, { startPreference, startDate }: MailedRequest): string {
  const words: Record<StartPreference, string> = {
    asap: i18n.t({ id: "mail.start.asap", message: "Dès que possible" }),
    within_month: i18n.t({ id: "mail.start.withinMonth", message: "Dans le mois" }),
    within_3_months: i18n.t({ id: "mail.start.within3Months", message: "Dans les trois mois" }),
    flexible: i18n.t({ id: "mail.start.flexible", message: "Date flexible" }),
    on_date: startDate === null ? "" : formatDay(startDate),
  };
  return words[startPreference];
}
