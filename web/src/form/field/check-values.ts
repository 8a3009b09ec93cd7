import { toNestErrors } from "@hookform/resolvers";
import type { I18n } from "@lingui/core";
import { absenceError, fieldViolationsOf } from "@metiro/shared/errors/field-error";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";
import { faultWords } from "../fault/fault-words.ts";

/**
 * Checks a form by its schema and puts what is wrong in words, the same faults as the server finds (`@hookform/resolvers/zod` would show
 * what a schema says for those to read). Comes with zod, so useZodForm fetches it.
 */
export const checkValues =
  <Input extends FieldValues, Output>(schema: z.ZodType<Output, Input>, i18n: I18n): Resolver<Input, unknown, Output> =>
  async (values, _context, options) => {
    const checked = await schema.safeParseAsync(values, { error: absenceError });
    if (checked.success) return { values: checked.data, errors: {} };
    const errors = Object.entries(fieldViolationsOf(checked.error.issues)).flatMap(([path, [fault]]) =>
      // Of the whole form: as `root` it would be forgotten at the next press.
      fault ? [[path === "root" ? "" : path, { type: fault.rule, message: faultWords(fault, i18n) }] as const] : [],
    );
    return { values: {}, errors: toNestErrors(Object.fromEntries(errors) as FieldErrors<Input>, options) };
  };
