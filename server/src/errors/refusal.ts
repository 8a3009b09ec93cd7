import type { ErrorCode } from "@metiro/shared/errors/codes";
import { absenceError, fieldViolationsOf } from "@metiro/shared/errors/field-error";
import { TRPCError } from "@trpc/server";
import { z } from "zod";
import { DomainError } from "./domain-error.ts";
import { isDatabaseError, postgresRefusal } from "./postgres-refusal.ts";

// zod drops the values from its issues; without this nobody could tell "missing" from "wrong" afterwards.
z.config({ customError: absenceError });

type TrpcCode = TRPCError["code"];

const trpcCodes: Partial<Record<TrpcCode, ErrorCode>> = {
  PARSE_ERROR: "MALFORMED_JSON",
  BAD_REQUEST: "BAD_REQUEST",
  UNAUTHORIZED: "UNAUTHORIZED",
  FORBIDDEN: "FORBIDDEN",
  NOT_FOUND: "NOT_FOUND",
  METHOD_NOT_SUPPORTED: "METHOD_NOT_ALLOWED",
  CONFLICT: "CONFLICT",
  PAYLOAD_TOO_LARGE: "PAYLOAD_TOO_LARGE",
  UNSUPPORTED_MEDIA_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  TOO_MANY_REQUESTS: "TOO_MANY_REQUESTS",
  SERVICE_UNAVAILABLE: "UNAVAILABLE",
  TIMEOUT: "UNAVAILABLE",
  GATEWAY_TIMEOUT: "UNAVAILABLE",
  CLIENT_CLOSED_REQUEST: "BAD_REQUEST",
};

const httpCodes: Partial<Record<number, ErrorCode>> = {
  401: "UNAUTHORIZED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  405: "METHOD_NOT_ALLOWED",
  408: "REQUEST_TIMEOUT",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "TOO_MANY_REQUESTS",
  503: "UNAVAILABLE",
};

/** What tRPC says when an answer breaks its own output schema: the server's fault, not the caller's. */
export const outputFailed = "Output validation failed";

/** Anything thrown, as a refusal with a code of the product. What nobody foresaw is `INTERNAL` with its cause. */
export function refusalOf(thrown: unknown): DomainError {
  return known(thrown) ?? new DomainError("INTERNAL", { cause: thrown });
}

function known(thrown: unknown): DomainError | undefined {
  if (thrown instanceof DomainError) return thrown;
  if (thrown instanceof z.core.$ZodError) return invalid(thrown);
  if (thrown instanceof TRPCError) return ofTrpc(thrown);
  if (!(thrown instanceof Error)) return undefined;
  if (isDatabaseError(thrown)) return postgresRefusal(thrown);
  if ("statusCode" in thrown && typeof thrown.statusCode === "number") return ofStatus(thrown.statusCode, thrown);
  return thrown.cause === undefined ? undefined : known(thrown.cause);
}

const invalid = (error: z.core.$ZodError) =>
  new DomainError("VALIDATION_FAILED", { errors: fieldViolationsOf(error.issues), cause: error });

function ofTrpc(error: TRPCError): DomainError | undefined {
  if (error.message === outputFailed) return undefined;
  const inner = error.cause && known(error.cause);
  if (inner) return inner;
  // The adapter's JSON.parse fails with a bare SyntaxError.
  if (error.code === "BAD_REQUEST" && error.cause instanceof SyntaxError)
    return new DomainError("MALFORMED_JSON", { cause: error });
  const code = trpcCodes[error.code];
  return code && new DomainError(code, { cause: error });
}

/** Fastify's own errors: the status is theirs, the words are ours. */
function ofStatus(status: number, error: Error): DomainError | undefined {
  const code = httpCodes[status] ?? (status >= 400 && status < 500 ? "BAD_REQUEST" : undefined);
  return code && new DomainError(code, { cause: error });
}
