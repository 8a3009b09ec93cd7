import { configKeys, isConfigKey } from "@metiro/shared/application-config/keys";
import { z } from "zod";
import type { Setting, Values } from "./setting.ts";

/** What a field holds as text and the server does not. */
const readers: Partial<Record<Setting["type"], (typed: unknown) => unknown>> = {
  boolean: (typed) => typed === "true",
  json: (typed) => (typeof typed === "string" ? typed.split(",") : typed),
};

/** The rules of the server for what stands in the fields, by the two parts of each key. */
export function rulesOf(items: readonly Setting[]): z.ZodType<Values, Values> {
  const parts: Record<string, Record<string, z.ZodType>> = {};
  for (const { key, type } of items) {
    const [group = "", name = ""] = key.split(".");
    const rule: z.ZodType = isConfigKey(key) ? configKeys[key].value : z.json();
    const read = readers[type];
    (parts[group] ??= {})[name] = read ? z.preprocess(read, rule) : rule;
  }
  const groups = Object.entries(parts).map(([group, shape]) => [group, z.object(shape)] as const);
  return z.object(Object.fromEntries(groups)) as unknown as z.ZodType<Values, Values>;
}
