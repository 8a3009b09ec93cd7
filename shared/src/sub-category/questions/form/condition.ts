import { z } from "zod";
import { bounded, text } from "../../../scalars.ts";

const operators = ["eq", "ne", "in", "notIn", "contains", "gt", "gte", "lt", "lte", "answered", "empty"] as const;
export type Operator = (typeof operators)[number];

const scalar = z.union([bounded(300).max(300), z.number(), z.boolean()]);

const comparison = z.strictObject({
  q: text(1, 60),
  op: z.enum(operators),
  value: z.union([scalar, z.array(scalar).max(50)]).optional(),
});
export type Comparison = z.infer<typeof comparison>;

export type Condition = Comparison | { all: Condition[] } | { any: Condition[] } | { not: Condition };

/** One schema a level instead of a recursive one: no input, however deep, can exhaust the stack. */
const nested = (levels: number): z.ZodType<Condition, Condition> => {
  if (levels === 1) return comparison;
  const inner = nested(levels - 1);
  const several = z.array(inner).min(1).max(20);
  return z.union([
    comparison,
    z.strictObject({ all: several }),
    z.strictObject({ any: several }),
    z.strictObject({ not: inner }),
  ]);
};

const self = { $ref: "#/components/schemas/Condition" };
const several = { type: "array", items: self, minItems: 1, maxItems: 20 };
const value = { anyOf: [{ type: "string", maxLength: 300 }, { type: "number" }, { type: "boolean" }] };
/** How the document shows a condition: one object that may hold itself. Not every generator follows a union that does. */
const documented = {
  type: "object",
  properties: {
    q: { type: "string", minLength: 1, maxLength: 60 },
    op: { type: "string", enum: operators },
    value: { anyOf: [...value.anyOf, { type: "array", items: value, maxItems: 50 }] },
    all: several,
    any: several,
    not: self,
  },
};

/** When a step or question is shown: a comparison with an earlier question's answer, or several, nested at most five deep. */
export const condition = nested(5).meta({
  id: "Condition",
  override({ jsonSchema }: { jsonSchema: { anyOf?: unknown } }) {
    delete jsonSchema.anyOf;
    Object.assign(jsonSchema, documented);
  },
});
