import type { I18n } from "@lingui/core";
import { formatDuration } from "@metiro/shared/text/format";
import type { ErrorParams } from "@metiro/shared/errors/codes";

/** A pause this long, in seconds, is told as the next day. */
const minTomorrowSeconds = 12 * 3600;

interface DailyLimit {
  counted: ErrorParams["counted"];
  dailyLimit: number;
  retryAfterSeconds: number;
}

/** What was reached, and when it goes on: figures that a person can use. */
export function dailyLimitWords(i18n: I18n, { counted, dailyLimit, retryAfterSeconds }: DailyLimit): string {
  return `${reached(i18n, counted, dailyLimit)} ${retryWords(i18n, retryAfterSeconds)}`;
}

function reached(i18n: I18n, counted: ErrorParams["counted"], limit: number): string {
  const values = { limit };
  switch (counted) {
    case "jobRequests":
      return i18n.t({
        id: "limit.jobRequests",
        message:
          "{limit, plural, one {Vous avez atteint la limite de # demande par jour.} other {Vous avez atteint la limite de # demandes par jour.}}",
        values,
      });
    case "questions":
      return i18n.t({
        id: "limit.questions",
        message:
          "{limit, plural, one {Cette demande a atteint la limite de # question par jour.} other {Cette demande a atteint la limite de # questions par jour.}}",
        values,
      });
    case "idempotencyKeys":
      return i18n.t({
        id: "limit.idempotencyKeys",
        message:
          "{limit, plural, one {Ce compte a atteint la limite de # Idempotency-Key par jour.} other {Ce compte a atteint la limite de # Idempotency-Key par jour.}}",
        values,
      });
    case "documentMegabytes":
      return i18n.t({
        id: "limit.documentMegabytes",
        message: "Ce compte a atteint la limite de {limit} Mo de documents par jour.",
        values,
      });
    default:
      return i18n.t({
        id: "limit.changes",
        message:
          "{limit, plural, one {Cette demande a atteint la limite de # modification par jour.} other {Cette demande a atteint la limite de # modifications par jour.}}",
        values,
      });
  }
}

/** When one may try again: the one place where a pause becomes words. */
export const retryWords = (i18n: I18n, seconds: number): string =>
  seconds > minTomorrowSeconds
    ? i18n.t({ id: "retry.tomorrow", message: "Réessayez demain." })
    : i18n.t({
        id: "retry.in",
        message: "Réessayez dans {wait}.",
        values: { wait: formatDuration(seconds, i18n.locale) },
      });
