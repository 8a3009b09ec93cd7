import { errorStatus, type Problem } from "@metiro/shared/errors";
import { i18nFor } from "../i18n/catalogues.ts";
import type { DomainError } from "./domain-error.ts";
import { refusalOf } from "./refusal.ts";
import { faultWords } from "./rule-words.ts";
import { detailOf, titleOf } from "./words.ts";

/** Who reads the words, and the request they are about. */
export interface Reader {
  lang: string;
  requestId: string;
}

export const problemType = "application/problem+json; charset=utf-8";

/** Anything thrown, as the body of the answer: RFC 9457 in the reader's language, and never more than codes and words. */
export const problemOf = (thrown: unknown, reader: Reader): Problem => wordsFor(refusalOf(thrown), reader);

export function wordsFor({ code, errors, params }: DomainError, { lang, requestId }: Reader): Problem {
  const i18n = i18nFor(lang);
  return {
    type: "about:blank",
    title: titleOf(code, i18n),
    status: errorStatus[code],
    detail: detailOf(code, i18n, params),
    code,
    ...(errors && {
      errors: Object.fromEntries(
        Object.entries(errors).map(([path, faults]) => [path, faults.map((fault) => faultWords(fault, i18n))]),
      ),
    }),
    requestId,
  };
}

/** Seconds for the `Retry-After` header, for refusals that end by waiting. */
export function retryAfterOf({ code, params }: DomainError): number | undefined {
  const seconds = params?.["retryAfterSeconds"];
  if (typeof seconds === "number") return Math.max(1, Math.ceil(seconds));
  return code === "TOO_MANY_REQUESTS" || code === "UNAVAILABLE" ? 5 : undefined;
}
