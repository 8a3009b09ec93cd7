import { zodResolver } from "@hookform/resolvers/zod";
import type { I18n } from "@lingui/core";
import { faultOf } from "@metiro/shared/errors/field-error";
import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";
import { faultWords } from "../fault/fault-words.ts";

/** Checks a form by its schema and puts what is wrong in words. Comes with zod, so useZodForm fetches it. */
export const checkValues = <Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  i18n: I18n,
): Resolver<Input, unknown, Output> => zodResolver(schema, { error: (issue) => faultWords(faultOf(issue), i18n) });
