import { maxIdempotencyKey } from "@metiro/shared/idempotency/constants";
import { createHash } from "node:crypto";
import type { FieldViolation } from "@metiro/shared/errors/field-error";
import { stringify } from "safe-stable-stringify";
import { DomainError } from "../../../errors/domain-error.ts";
import type { ActorContext } from "../../context.ts";

export interface Repeat {
  userId: string;
  key: string;
  bodyHash: string;
}

const header = "Idempotency-Key";

/** What a call may be the repeat of; nothing without the header. Any key of printable characters is good. */
export function repeatOf({ actor, idempotencyKey: key }: ActorContext, input: unknown): Repeat | undefined {
  if (key === undefined) return undefined;
  const fault = faultOf(key);
  if (fault) throw new DomainError("VALIDATION_FAILED", { errors: { [header]: [fault] } });
  return { userId: actor.userId, key, bodyHash: hashOf(input) };
}

function faultOf(key: string): FieldViolation | undefined {
  if (key === "") return { rule: "required" };
  if (key.length > maxIdempotencyKey) return { rule: "tooLong", maxLength: maxIdempotencyKey };
  return /^[\x20-\x7e]+$/.test(key) ? undefined : { rule: "characters" };
}

/** The hash of an input, the same whatever the order of its keys. */
const hashOf = (input: unknown): string =>
  createHash("sha256")
    .update(stringify(input) ?? "")
    .digest("hex");
