import { errorStatus } from "@metiro/shared/errors/codes";
import { DomainError } from "../errors/domain-error.ts";
import { problemFor } from "../errors/problem.ts";

const descriptions = {
  400: "The input breaks a rule",
  401: "No valid token",
  403: "Not allowed, the e-mail address is not confirmed, or a second factor is missing",
  404: "It does not exist, or not for this reader",
  409: "The present state does not allow it",
  413: "The body is too large",
  415: "The body is not JSON",
  429: "Too many calls; `Retry-After` says when to try again",
  500: "The server's fault",
  503: "The database is away, or the call took too long",
};
export type RefusedStatus = keyof typeof descriptions;

const figures = { type: "object", additionalProperties: { type: ["string", "number"] } };

const fault = {
  type: "object",
  properties: {
    path: {
      type: "string",
      description: "The field, as in `errors`: names and places joined by dots, or `root` for the whole input.",
      examples: ["title"],
    },
    rule: {
      type: "string",
      description: "The rule that is broken, for programs. New rules may be added.",
      examples: ["tooShort"],
    },
    params: { description: "Figures of the rule; empty where it has none.", examples: [{ minLength: 5 }], ...figures },
  },
  required: ["path", "rule", "params"],
};

/** The body of every refusal. */
export const problemSchema = {
  type: "object",
  description:
    "RFC 9457. `code`, `params` and `faults` are for programs; `title`, `detail` and `errors` are words in the reader's language.",
  properties: {
    type: {
      type: "string",
      description: "Always `about:blank`: the code says what happened.",
      examples: ["about:blank"],
    },
    title: {
      type: "string",
      description: "The status in words, in the reader's language.",
      examples: ["Données incorrectes"],
    },
    status: { type: "integer", description: "The HTTP status.", examples: [400] },
    detail: {
      type: "string",
      description: "What happened, in the reader's language.",
      examples: ["Certaines informations sont à corriger."],
    },
    code: {
      type: "string",
      enum: Object.keys(errorStatus),
      description: "What happened, for programs. New codes may be added.",
      examples: ["VALIDATION_FAILED"],
    },
    params: {
      description:
        "Figures of the code: `count` (`IN_USE`), `revision` (the one that stands, `REVISION_CONFLICT`), `max` (`TOO_MANY_RECIPIENTS`), `proofs` (with what the account proves who it is: `password` or `code`, `totp`, `passkey`; `REAUTH_REQUIRED`), `retryAfterSeconds` (`TOO_MANY_REQUESTS`, `UNAVAILABLE`), `ticket` and `methods` (`SECOND_FACTOR_REQUIRED`: for `Auth/second-factor`).",
      examples: [{ revision: 7 }],
      type: "object",
      additionalProperties: { type: ["string", "number", "array"], items: { type: "string" } },
    },
    errors: {
      type: "object",
      additionalProperties: { type: "array", items: { type: "string" } },
      description:
        "Field path (`answers.surface`, `companyIds.0`, or `root` for the whole input) to messages in the reader's language.",
      examples: [{ title: ["Au moins 5 caractères."] }],
    },
    faults: {
      type: "array",
      items: fault,
      description:
        "Each broken rule of each field; its words stand in `errors` under the same path, in the same order.",
      examples: [[{ path: "title", rule: "tooShort", params: { minLength: 5 } }]],
    },
    requestId: {
      type: "string",
      description: "The request, as in the header `X-Request-Id`: name it when you ask for help.",
      examples: ["0199f0c0-0000-7000-8000-0000000000aa"],
    },
  },
  required: ["type", "title", "status", "detail", "code", "requestId"],
};

const retryAfter = { description: "Seconds to wait.", schema: { type: "integer", minimum: 1, examples: [30] } };
const challenge = { description: "The scheme of the token.", schema: { type: "string", examples: ["Bearer"] } };

const headersOf = (status: number) =>
  status === 429 || status === 503
    ? { headers: { "Retry-After": retryAfter } }
    : status === 401
      ? { headers: { "WWW-Authenticate": challenge } }
      : {};

const requestId = "0199f0c0-0000-7000-8000-0000000000aa";

const examples: Partial<Record<number, DomainError>> = {
  400: new DomainError("VALIDATION_FAILED", {
    errors: { title: [{ rule: "tooShort", minLength: 5 }], phone: [{ rule: "invalidSwissMobile" }] },
  }),
  401: new DomainError("UNAUTHORIZED"),
  403: new DomainError("FORBIDDEN"),
  404: new DomainError("NOT_FOUND"),
  409: new DomainError("REVISION_CONFLICT", { params: { revision: 7 } }),
  413: new DomainError("PAYLOAD_TOO_LARGE"),
  415: new DomainError("UNSUPPORTED_MEDIA_TYPE"),
  429: new DomainError("TOO_MANY_REQUESTS", { params: { retryAfterSeconds: 90 } }),
  503: new DomainError("UNAVAILABLE"),
};

/** A refusal as a reader of English is told it. */
const exampleFor = (status: number) =>
  problemFor(examples[status] ?? new DomainError("INTERNAL"), { lang: "en", requestId });

/** One response for each status, to be referred to by every operation. */
export const refusedResponses = Object.fromEntries(
  Object.entries(descriptions).map(([status, description]) => [
    status,
    {
      description,
      ...headersOf(Number(status)),
      content: {
        "application/problem+json": {
          schema: { $ref: "#/components/schemas/Problem" },
          example: exampleFor(Number(status)),
        },
      },
    },
  ]),
);

export const refer = (status: RefusedStatus) => ({ $ref: `#/components/responses/${status}` });
