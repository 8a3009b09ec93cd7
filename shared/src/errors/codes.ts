import type { SecondFactorMethod } from "../reauthentication/factor-kinds.ts";
import type { ReauthMethod } from "../reauthentication/methods.ts";
import type { FieldRule } from "./field-error.ts";

/**
 * Every error code that leaves the server, with its HTTP status.
 * Words for a code are found per side (server/src/errors/words.ts, web/src/i18n); none stand here.
 */
export const errorStatus = {
  BAD_REQUEST: 400,
  MALFORMED_JSON: 400,
  VALIDATION_FAILED: 400,
  CODE_INVALID: 400,
  SECOND_FACTOR_INVALID: 400,
  SIGN_IN_EXPIRED: 400,
  UNAUTHORIZED: 401,
  LOGIN_FAILED: 401,
  FORBIDDEN: 403,
  EMAIL_NOT_CONFIRMED: 403,
  ACCOUNT_LOCKED: 403,
  REAUTH_REQUIRED: 403,
  SECOND_FACTOR_REQUIRED: 403,
  SECOND_FACTOR_ENROLMENT_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  EMAIL_TAKEN: 409,
  OWN_ACCOUNT: 409,
  LAST_ADMIN: 409,
  LAST_FACTOR: 409,
  SLUG_TAKEN: 409,
  IN_USE: 409,
  REVISION_CONFLICT: 409,
  STATUS_CONFLICT: 409,
  DECISION_FINAL: 409,
  NOTHING_TO_DECIDE: 409,
  OFFER_EXPIRED: 409,
  JOB_DONE: 409,
  NOT_ACCEPTED: 409,
  UNDO_TOO_LATE: 409,
  NOTHING_TO_UNDO: 409,
  TOO_MANY_RECIPIENTS: 409,
  SENDING_SETTLED: 409,
  QUESTION_ANSWERED: 409,
  CONVERSATION_CLOSED: 409,
  TOO_MANY_QUESTIONS: 409,
  REVIEW_CLOSED: 409,
  TOO_MANY_REPORTS: 409,
  AMENDMENT_OPEN: 409,
  SUBSCRIPTION_OVERLAP: 409,
  SUBSCRIPTION_ENDED: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  IDEMPOTENCY_KEY_BUSY: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  EXPECTATION_FAILED: 417,
  TOO_MANY_REQUESTS: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  MAINTENANCE: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/**
 * What the problem of a code tells in figures and names beside its words, where it knows them. Nothing else that an error
 * carries leaves the server.
 */
export const errorParams = {
  FORBIDDEN: ["scope", "address"],
  REAUTH_REQUIRED: ["proofs"],
  IN_USE: ["count", "companies", "clients"],
  REVISION_CONFLICT: ["revision"],
  SECOND_FACTOR_REQUIRED: ["ticket", "methods"],
  TOO_MANY_RECIPIENTS: ["max", "present"],
  TOO_MANY_REQUESTS: ["retryAfterSeconds", "dailyLimit", "counted"],
  UNAVAILABLE: ["retryAfterSeconds"],
  MAINTENANCE: ["retryAfterSeconds"],
} as const satisfies Partial<Record<ErrorCode, readonly string[]>>;

type ErrorParam = (typeof errorParams)[keyof typeof errorParams][number];
export type ErrorParams = Partial<Record<Exclude<ErrorParam, "proofs" | "methods">, string | number>> & {
  proofs?: readonly ReauthMethod[];
  methods?: readonly SecondFactorMethod[];
};

/** One broken rule of one field, for programs: the words for people stand in `errors` under the same path, in the same order. */
export interface ProblemFault {
  /** The field, written as in `errors`: `answers.surface`, `companyIds.0`, or `root` for the whole input. */
  path: string;
  rule: FieldRule;
  params: Record<string, string | number>;
}

/** The body of every error: RFC 9457 with the product's own members. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ErrorCode;
  params?: ErrorParams;
  /** Field path (`answers.surface`) to the messages of that field, in the reader's language. */
  errors?: Record<string, string[]>;
  faults?: ProblemFault[];
  requestId: string;
}
