import { isUtf8 } from "node:buffer";
import type { FastifyInstance } from "fastify";
import { DomainError } from "../../errors/domain-error.ts";
import { nestsTooDeep } from "./nesting.ts";

/** A body that cannot be read. It is refused when the input is looked at: after the caller's right to call. */
class UnreadableBody {
  readonly refusal: DomainError;
  constructor(cause?: unknown) {
    this.refusal = new DomainError("MALFORMED_JSON", { cause });
  }
}

/** Makes JSON the one type of body of a scope. An empty body is no body; keys that would reach a prototype are refused. */
export function acceptJson(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser("error", "error");
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body: Buffer, done) => {
    if (body.length === 0) return done(null, undefined);
    const text = body.toString();
    if (!isUtf8(body) || nestsTooDeep(text)) return done(null, new UnreadableBody());
    return parse(request, text, (error, value) => done(null, error ? new UnreadableBody(error) : value));
  });
}

/** The fields of a body: those of an object, or the one field that a bare array stands for. */
export function fieldsOf(body: unknown, arrayField: string | undefined): Record<string, unknown> {
  if (body === undefined || body === null) return {};
  if (body instanceof UnreadableBody) throw body.refusal;
  if (Array.isArray(body) && arrayField !== undefined) return { [arrayField]: body };
  if (typeof body !== "object" || Array.isArray(body))
    throw new DomainError("VALIDATION_FAILED", { errors: { root: [{ rule: "invalid" }] } });
  return { ...body };
}
