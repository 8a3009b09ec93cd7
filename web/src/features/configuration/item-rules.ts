import { configKeys, isConfigKey } from "@metiro/shared/application-config/keys";
import { z } from "zod";
import type { Setting, Values } from "./setting.ts";

/** The rules of the server for what stands in the fields, by the two parts of each key. */
export function rulesOf(items: readonly Setting[]): z.ZodType<Values, Values> {
  const parts: Record<string, Record<string, z.ZodType>> = {};
  for (const { key, type } of items) {
    const [group = "", name = ""] = key.split(".");
    const rule: z.ZodType = isConfigKey(key) ? configKeys[key].value : z.json();
    (parts[group] ??= {})[name] = type === "boolean" ? z.preprocess((typed) => typed === "true", rule) : rule;
  }
  const groups = Object.entries(parts).map(([group, shape]) => [group, z.object(shape)] as const);
  return z.object(Object.fromEntries(groups)) as unknown as z.ZodType<Values, Values>;
}
