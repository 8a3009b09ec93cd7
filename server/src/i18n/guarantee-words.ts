import type { I18n } from "@lingui/core";
import { dueParts } from "@metiro/shared/guarantee/due-words";
import type { TextLanguage } from "@metiro/shared/languages";

interface PromisedAnswers {
  due: string;
  answers: number;
}

interface Reader {
  i18n: I18n;
  lang: TextLanguage;
}

/** What is promised to the client of a request that companies have: « Une réponse d’ici jeudi 11 juin à 12 h. » */
export function guaranteeText({ i18n, lang }: Reader, { due, answers }: PromisedAnswers): string {
  const { day, hour } = dueParts(due, lang);
  return i18n.t({
    id: "mail.promise.due",
    message: "{answers, plural, one {Une réponse d’ici {day} à {hour} h.} other {# réponses d’ici {day} à {hour} h.}}",
    values: { answers, day, hour },
  });
}

/** Until when a company is to answer that has not yet: « Répondez d’ici jeudi 11 juin à 12 h. » */
export function answerDueInWords({ i18n, lang }: Reader, due: string): string {
  return i18n.t({
    id: "mail.promise.answer",
    message: "Répondez d’ici {day} à {hour} h.",
    values: dueParts(due, lang),
  });
}

/** What would be promised if it were sent today. */
export function guaranteeTextIfSentToday({ i18n, lang }: Reader, { due, answers }: PromisedAnswers): string {
  const { day, hour } = dueParts(due, lang);
  return i18n.t({
    id: "mail.promise.today",
    message:
      "{answers, plural, one {Si nous l’envoyons aujourd’hui, vous avez une réponse d’ici {day} à {hour} h.} other {Si nous l’envoyons aujourd’hui, vous avez # réponses d’ici {day} à {hour} h.}} Sinon, nous l’envoyons à d’autres entreprises.",
    values: { answers, day, hour },
  });
}
