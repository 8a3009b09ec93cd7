import { type FieldViolations, fieldViolationsOf } from "@metiro/shared/errors/field-error";
import { patchedRow } from "@metiro/shared/patch";
import type { z } from "zod";
import { DomainError } from "./domain-error.ts";

/**
 * Refuses an update after which a row would no longer be what `schema` asks of it: its prices no longer in order, its
 * complete profile no longer complete. Only what is given can be at fault.
 */
export function refuseUnless(schema: z.ZodType, row: object, given: object): void {
  const { error } = schema.safeParse(patchedRow(row, given));
  const faults: FieldViolations = Object.fromEntries(
    Object.entries(fieldViolationsOf(error?.issues ?? [])).filter(([path]) => (path.split(".")[0] ?? "") in given),
  );
  if (Object.keys(faults).length > 0) throw new DomainError("VALIDATION_FAILED", { errors: faults });
}
