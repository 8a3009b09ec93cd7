import { configKeys, isConfigKey } from "@metiro/shared/application-config/keys";
import { z } from "zod";

/** What a field of a setting holds: text, a number, none, or one of the words of a choice. */
export interface ItemInput {
  value: string | number | null;
}
export interface ItemOutput {
  value: string | number | boolean | null;
}

/** The rule of the server, applied to what stands in the field. */
export function rulesOf(key: string, type: string): z.ZodType<ItemOutput, ItemInput> {
  const rule = isConfigKey(key) ? configKeys[key].value : z.json();
  const value = type === "boolean" ? z.preprocess((typed) => typed === "true", rule) : rule;
  return z.object({ value }) as unknown as z.ZodType<ItemOutput, ItemInput>;
}
