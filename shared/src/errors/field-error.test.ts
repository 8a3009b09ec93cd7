import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { like } from "../rules/value-rules.ts";
import { cents } from "../scalars.ts";
import { absenceError, violation, fieldViolationOf, fieldViolationsOf } from "./field-error.ts";

beforeAll(() => z.config({ customError: absenceError }));
afterAll(() => z.config({ customError: undefined }));

const faults = (schema: z.ZodType, value: unknown) => fieldViolationsOf(schema.safeParse(value).error?.issues ?? []);
const one = (schema: z.ZodType, value: unknown) => faults(z.object({ field: schema }), { field: value }).field;

describe("what zod says becomes a rule", () => {
  test.each([
    ["absent", z.string(), undefined, { rule: "required" }],
    ["null", z.int(), null, { rule: "required" }],
    ["empty text", z.string().min(1), "", { rule: "required" }],
    ["absent choice", z.enum(["a", "b"]), undefined, { rule: "required" }],
    ["absent union", z.union([z.string(), z.int()]), undefined, { rule: "required" }],
    ["unknown choice", z.enum(["a", "b"]), "c", { rule: "choice" }],
    ["short", z.string().min(5), "abc", { rule: "tooShort", minLength: 5 }],
    ["long", z.string().max(2), "abc", { rule: "tooLong", maxLength: 2 }],
    ["other length", z.string().length(6), "abc", { rule: "length", length: 6 }],
    ["few", z.array(z.int()).min(1), [], { rule: "tooFew", min: 1 }],
    ["many", z.array(z.int()).max(1), [1, 2], { rule: "tooMany", max: 1 }],
    ["small", z.int().min(1), 0, { rule: "tooSmall", min: 1 }],
    ["big", z.int().max(100), 101, { rule: "tooBig", max: 100 }],
    ["beyond what a number holds", z.int().max(100), 1e16, { rule: "tooBig", max: 100 }],
    ["an amount", cents, 1e16, { rule: "amountTooBig", max: 1_000_000_000 }],
    ["an amount below nothing", cents, -1, { rule: "amountTooSmall", min: 0 }],
    ["fraction", z.int(), 1.5, { rule: "wholeNumber" }],
    ["text for a number", z.number(), "3", { rule: "number" }],
    ["off its step", z.number().multipleOf(5), 7, { rule: "step", step: 5 }],
    ["no e-mail", z.email(), "x", { rule: "email" }],
    ["what looks otherwise", z.string().regex(/^[A-Z]{2}$/, like("VD")), "vaud", { rule: "format", example: "VD" }],
    ["nothing of what has a look", z.string().regex(/^[A-Z]{2}$/, like("VD")), "", { rule: "required" }],
    ["no day", z.iso.date(), "2026-02-30", { rule: "date" }],
    ["own rule", z.string().refine(() => false, violation("characters")), "x", { rule: "characters" }],
    [
      "own rule with parameters",
      z.string().refine(() => false, violation("step", { step: 2 })),
      "x",
      { rule: "step", step: 2 },
    ],
    ["own rule with an example", z.string().refine(() => false, like("VD")), "x", { rule: "format", example: "VD" }],
    [
      "nothing of what an own rule has an example of",
      z.string().refine(() => false, like("VD")),
      "",
      { rule: "required" },
    ],
    ["unnamed rule", z.string().refine(() => false), "x", { rule: "invalid" }],
    ["wrong type", z.string(), 3, { rule: "invalid" }],
  ])("%s", (_name, schema, value, expected) => {
    expect(one(schema, value)).toEqual([expected]);
  });
});

test("paths are joined with dots, the whole is root", () => {
  const schema = z.object({ items: z.array(z.object({ amount: z.int() })) });
  expect(faults(schema, { items: [{ amount: 1 }, { amount: "x" }] })).toEqual({
    "items.1.amount": [{ rule: "number" }],
  });
  expect(faults(schema, [])).toEqual({ root: [{ rule: "invalid" }] });
});

test("what is missing breaks no other rule", () => {
  const never = z.string().refine(() => false, violation("characters"));
  expect(one(never.min(1), "")).toEqual([{ rule: "required" }]);
  expect(one(never.min(2).max(0), "x")).toHaveLength(3);
});

test("paths can be put below a field", () => {
  const issues = z.object({ surface: z.int() }).safeParse({}).error?.issues ?? [];
  expect(fieldViolationsOf(issues, ["answers"])).toEqual({ "answers.surface": [{ rule: "required" }] });
});

test("of a union the branch that came nearest speaks", () => {
  const union = z.union([
    z.object({ kind: z.literal("a"), size: z.int() }),
    z.object({ kind: z.literal("b"), deep: z.object({ name: z.string() }) }),
    z.string(),
  ]);
  expect(one(union, { kind: "b", deep: { name: 3 } })).toBeUndefined();
  expect(faults(z.object({ field: union }), { field: { kind: "b", deep: { name: 3 } } })).toEqual({
    "field.deep.name": [{ rule: "invalid" }],
  });
  expect(one(union, 3)).toEqual([{ rule: "invalid" }]);
});

test("an issue that still holds its value needs no configuration", () => {
  let raw: z.core.$ZodRawIssue | undefined;
  const error = (issue: z.core.$ZodRawIssue) => {
    raw = issue;
    return undefined;
  };
  expect(z.string().safeParse(undefined, { error }).error).toBeDefined();
  expect(raw && fieldViolationOf(raw)).toEqual({ rule: "required" });
});
