import {
  errorParams,
  errorStatus,
  type ErrorParams,
  type Problem,
  type ProblemFault,
} from "@metiro/shared/errors/codes";
import type { FieldViolations } from "@metiro/shared/errors/field-error";
import { i18nFor } from "../i18n/catalogues.ts";
import type { DomainError } from "./domain-error.ts";
import { refusalOf } from "./refusal.ts";
import { faultWords } from "./fault-words.ts";
import { errorDetail, errorTitle } from "./words.ts";

/** Who reads the words, and the request they are about. */
export interface ProblemReader {
  lang: string;
  requestId: string;
}

export const problemType = "application/problem+json; charset=utf-8";

/** Anything thrown, as the body of the answer: RFC 9457 in the reader's language, and never more than codes and words. */
export const problemOf = (thrown: unknown, reader: ProblemReader): Problem => problemFor(refusalOf(thrown), reader);

export function problemFor(refusal: DomainError, { lang, requestId }: ProblemReader): Problem {
  const { code, errors } = refusal;
  const i18n = i18nFor(lang);
  const params = paramsOf(refusal);
  return {
    type: "about:blank",
    title: errorTitle(code, i18n),
    status: errorStatus[code],
    detail: errorDetail(code, i18n, params),
    code,
    ...(params && { params }),
    ...(errors && {
      errors: Object.fromEntries(
        Object.entries(errors).map(([path, faults]) => [path, faults.map((fault) => faultWords(fault, i18n))]),
      ),
      faults: told(errors),
    }),
    requestId,
  };
}

/** The figures of a refusal that its code tells everybody; of what may be tried again always the pause. */
function paramsOf({ code, params = {} }: DomainError): ErrorParams | undefined {
  const names: readonly (keyof ErrorParams)[] = errorParams[code as keyof typeof errorParams] ?? [];
  const known = names.flatMap((name) => {
    const value = name === "retryAfterSeconds" ? retryAfterSeconds(code, params) : params[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

const told = (errors: FieldViolations): ProblemFault[] =>
  Object.entries(errors).flatMap(([path, faults]) =>
    faults.map(({ rule, ...params }) => ({ path, rule, params: params as ProblemFault["params"] })),
  );

/** Seconds for the `Retry-After` header, for refusals that end by waiting. */
export const retryAfterOf = ({ code, params = {} }: DomainError): number | undefined => retryAfterSeconds(code, params);

function retryAfterSeconds(code: DomainError["code"], { retryAfterSeconds: seconds }: ErrorParams): number | undefined {
  if (typeof seconds === "number") return Math.max(1, Math.ceil(seconds));
  return code === "TOO_MANY_REQUESTS" || code === "UNAVAILABLE" ? 5 : code === "MAINTENANCE" ? 300 : undefined;
}
