import { zodResolver } from "@hookform/resolvers/zod";
import { useLingui } from "@lingui/react";
import { faultOf } from "@metiro/shared/fault";
import { type DefaultValues, type FieldValues, useForm, type UseFormProps, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { faultWords } from "./rule-words.ts";

interface ZodFormOptions<Input extends FieldValues, Output> extends Omit<
  UseFormProps<Input, unknown, Output>,
  "resolver" | "defaultValues" | "shouldFocusError"
> {
  /** Every field has a value from the start, empty ones too. */
  defaultValues: DefaultValues<Input>;
}

/** A form checked by a shared schema, its faults in words. A field is checked when it is left, then as it is typed. */
export function useZodForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  options: ZodFormOptions<Input, Output>,
): UseFormReturn<Input, unknown, Output> {
  const { i18n } = useLingui();
  return useForm<Input, unknown, Output>({
    mode: "onTouched",
    ...options,
    shouldFocusError: false,
    resolver: zodResolver(schema, { error: (issue) => faultWords(faultOf(issue), i18n) }),
  });
}
