import type { Comparison, Condition } from "../form/condition.ts";

/** Every comparison of a condition, however deep, in its order. */
export function comparisonsIn(condition: Condition): Comparison[] {
  if ("all" in condition) return condition.all.flatMap(comparisonsIn);
  if ("any" in condition) return condition.any.flatMap(comparisonsIn);
  return "not" in condition ? comparisonsIn(condition.not) : [condition];
}
