import { type ErrorCode, errorStatus } from "@metiro/shared/errors/codes";
import { DomainError } from "../errors/domain-error.ts";
import { problemFor } from "../errors/problem.ts";

/** What calls answer whatever they do; which codes of them stands at each. */
const everyStatus = Object.entries({
  400: "the input breaks a rule",
  401: "no valid token",
  403: "not allowed, the e-mail address is not confirmed, or a second factor is missing",
  413: "the body is too large",
  415: "the body is not JSON",
  429: "too many calls",
  500: "the server's fault",
  503: "the database is away, or the call took too long",
});
export type RefusedStatus = (typeof errorStatus)[ErrorCode];

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
        "Figures of the code: `count` (`IN_USE`), `revision` (the one that stands, `REVISION_CONFLICT`), `max` (`TOO_MANY_RECIPIENTS`), `proofs` (with what the account proves who it is: `password` or `code`, `totp`, `passkey`; `REAUTH_REQUIRED`), `scope` or `address` (what an API key is refused for, `FORBIDDEN`), `retryAfterSeconds` (`TOO_MANY_REQUESTS`, `UNAVAILABLE`), `ticket` and `methods` (`SECOND_FACTOR_REQUIRED`: for `Auth/second-factor`).",
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

const requestId = "0199f0c0-0000-7000-8000-0000000000aa";

const examples = {
  400: new DomainError("VALIDATION_FAILED", {
    errors: { title: [{ rule: "tooShort", minLength: 5 }], phone: [{ rule: "invalidSwissMobile" }] },
  }),
  404: new DomainError("NOT_FOUND"),
  409: new DomainError("REVISION_CONFLICT", { params: { revision: 7 } }),
};

/** A refusal as a reader of English is told it. */
const exampleFor = (status: keyof typeof examples) => problemFor(examples[status], { lang: "en", requestId });

const problem = (status: keyof typeof examples) => ({
  "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" }, example: exampleFor(status) },
});

/** A response for what is said of rows and of their states, and one for all other refusals: each operation refers to them. */
export const commonResponses = {
  404: { description: "It does not exist, or not for this reader", content: problem(404) },
  409: { description: "The present state does not allow it", content: problem(409) },
  Refused: {
    description: `Any other refusal: ${everyStatus.map(([status, text]) => `${status} ${text}`).join("; ")}`,
    headers: {
      "Retry-After": {
        description: "With 429 and 503: seconds to wait.",
        schema: { type: "integer", minimum: 1, examples: [30] },
      },
      RateLimit: {
        description:
          "On every answer: what is left of the budget of the address (`r`), and the seconds until it is whole again (`t`).",
        schema: { type: "string", examples: ['"address";r=1187;t=42'] },
      },
      "RateLimit-Policy": {
        description: "On every answer: units (`q`) in so many seconds (`w`).",
        schema: { type: "string", examples: ['"address";q=1200;w=60'] },
      },
      "WWW-Authenticate": {
        description: "With 401: the scheme of the token.",
        schema: { type: "string", examples: ["Bearer"] },
      },
    },
    content: problem(400),
  },
};

/** Statuses that no call names: they are those of `Refused`. */
export const isCommon = (status: string) => everyStatus.some(([common]) => common === status);

export const refer = (status: RefusedStatus) => ({ $ref: `#/components/responses/${status}` });

/** A list as a file. */
export const csvFile = {
  description:
    "UTF-8 with a byte order mark, semicolons, CRLF, the names of the columns in French first. Text that a spreadsheet would take for a formula has an apostrophe before it.",
  content: { "text/csv": { schema: { type: "string" } } },
};

/** The refusals of an operation that is written by hand, each by reference. */
export const refused = (...statuses: RefusedStatus[]) =>
  Object.fromEntries(statuses.map((status) => [status, refer(status)]));
