import { type ErrorCode, errorStatus } from "@metiro/shared/errors/codes";
import { DomainError } from "../../errors/domain-error.ts";
import { problemFor } from "../../errors/problem.ts";
import { everywhere } from "../refusals.ts";
import { isCommon } from "../responses.ts";
import type { OpenApiDocument } from "../schema.ts";
import { mapOperations } from "./places.ts";

const codes = Object.keys(errorStatus) as ErrorCode[];

/** What each code says, once: its status, its words, and whether any call may be refused with it. */
const table = Object.fromEntries(
  codes.map((code) => [
    code,
    {
      status: errorStatus[code],
      text: problemFor(new DomainError(code), { lang: "en", requestId: "" }).detail,
      ...(everywhere.has(code) && { everywhere: true }),
    },
  ]),
);

/** Calls name the refusals that not every call has; the others, and what each code says, stand once. */
export function sharedRefusals(document: OpenApiDocument): OpenApiDocument {
  const made = mapOperations(document, (operation) => {
    const { "x-refusals": refusals, responses, ...rest } = operation;
    const own = refusals?.filter((code) => !everywhere.has(code as ErrorCode));
    return {
      ...rest,
      ...(own && { "x-refusals": own }),
      responses: {
        ...Object.fromEntries(Object.entries(responses).filter(([status]) => !isCommon(status))),
        default: { $ref: "#/components/responses/Refused" },
      },
    };
  });
  return { ...made, "x-refusals": table };
}
