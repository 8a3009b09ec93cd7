import type { ErrorCode, ErrorParams } from "@metiro/shared/errors/codes";
import type { FieldViolations } from "@metiro/shared/errors/field-error";

export interface DomainErrorDetails {
  /** What is wrong, by field path. */
  errors?: FieldViolations;
  /** Figures of the code (`{ max: 5 }`), for its words and for programs; `retryAfterSeconds` becomes the header as well. */
  params?: ErrorParams;
  cause?: unknown;
}

/** A refusal by a rule of the product. It carries codes and parameters; words are made where the reader is known. */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly code: ErrorCode;
  readonly errors?: FieldViolations;
  readonly params?: ErrorParams;

  constructor(code: ErrorCode, { errors, params, cause }: DomainErrorDetails = {}) {
    super(code, cause === undefined ? undefined : { cause });
    this.code = code;
    if (errors) this.errors = errors;
    if (params) this.params = params;
  }
}
