import { errorStatus } from "@metiro/shared/errors";

const descriptions = {
  400: "The input breaks a rule",
  401: "No valid token",
  403: "Not allowed, or the e-mail address is not confirmed",
  404: "It does not exist, or not for this reader",
  409: "The present state does not allow it",
  413: "The body is too large",
  415: "The body is not JSON",
  429: "Too many calls; `Retry-After` says when to try again",
  500: "The server's fault",
  503: "The database is away, or the call took too long",
};
export type RefusedStatus = keyof typeof descriptions;

/** The body of every refusal. */
export const problemSchema = {
  type: "object",
  description: "RFC 9457. `errors` maps a field path to messages in the reader's language.",
  properties: {
    type: { type: "string" },
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string" },
    code: { type: "string", enum: Object.keys(errorStatus) },
    errors: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
    requestId: { type: "string" },
  },
  required: ["type", "title", "status", "detail", "code", "requestId"],
};

/** One response for each status, to be referred to by every operation. */
export const refusedResponses = Object.fromEntries(
  Object.entries(descriptions).map(([status, description]) => [
    status,
    { description, content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } } },
  ]),
);

export const refer = (status: RefusedStatus) => ({ $ref: `#/components/responses/${status}` });
