import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormProps,
  type UseFormReturn,
} from "react-hook-form";
import type { z } from "zod";
import { useOnLanguage } from "./use-on-language.ts";

interface ZodFormOptions<Input extends FieldValues, Output> extends Omit<
  UseFormProps<Input, unknown, Output>,
  "resolver" | "defaultValues" | "shouldFocusError"
> {
  /** Every field has a value from the start, empty ones too. */
  defaultValues: DefaultValues<Input>;
}

/**
 * A form checked by a shared schema, its faults in words. A field is checked when it is left, then as it is typed. The
 * schema and zod are fetched when something on the page first gets the focus: a page shows its forms without them.
 */
export function useZodForm<Input extends FieldValues, Output>(
  schema: () => Promise<z.ZodType<Output, Input>>,
  options: ZodFormOptions<Input, Output>,
): UseFormReturn<Input, unknown, Output> {
  const { i18n } = useLingui();
  const [rules] = useState(() => fetchedOnce(schema));
  useEffect(() => {
    const fetchRules = () => void rules();
    document.addEventListener("focusin", fetchRules, { once: true });
    return () => document.removeEventListener("focusin", fetchRules);
  }, [rules]);
  const resolver: Resolver<Input, unknown, Output> = async (values, context, resolverOptions) => {
    const fetched = await rules();
    // The server checks again anyway, and says as much when it cannot be reached either.
    if (!fetched) return { values: values as unknown as Output, errors: {} };
    return fetched.checkValues(fetched.schema, i18n)(values, context, resolverOptions);
  };
  const form = useForm<Input, unknown, Output>({ mode: "onTouched", ...options, shouldFocusError: false, resolver });
  useOnLanguage(() => {
    const faulty = Object.keys(form.formState.errors) as FieldPath<Input>[];
    if (faulty.length > 0) void form.trigger(faulty);
  });
  return form;
}

/** The schema with what checks by it; nothing when they cannot be fetched, and the next time they are tried again. */
function fetchedOnce<Schema>(schema: () => Promise<Schema>) {
  const fetchRules = async () => {
    const [{ checkValues }, fetched] = await Promise.all([import("./field/check-values.ts"), schema()]);
    return { checkValues, schema: fetched };
  };
  let rules: Promise<Awaited<ReturnType<typeof fetchRules>> | undefined> | undefined;
  return () =>
    (rules ??= fetchRules().catch(() => {
      rules = undefined;
      return undefined;
    }));
}
