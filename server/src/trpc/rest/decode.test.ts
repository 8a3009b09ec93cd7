import { emptyToAbsent } from "@metiro/shared/scalars";
import { expect, test } from "vitest";
import { z } from "zod";
import { decoderOf } from "./decode.ts";

test.each([
  [z.int(), "3", 3],
  [z.number(), "-3.5", -3.5],
  [z.int().min(1).default(1), "2", 2],
  [emptyToAbsent(z.int()), "2", 2],
  [z.literal([0, 1, 4]), "4", 4],
  [z.boolean().optional(), "true", true],
  [z.boolean(), "false", false],
  [z.array(z.int()), "3", [3]],
  [z.array(z.int()), ["3", "4"], [3, 4]],
  [z.string(), "3", "3"],
  [z.enum(["3"]), "3", "3"],
])("%o takes %j as %j", (schema, text, value) => {
  expect(decoderOf(schema)(text)).toEqual(value);
  expect(schema.safeParse(decoderOf(schema)(text)).success).toBe(true);
});

test.each([
  [z.int(), "1e3"],
  [z.int(), "0x10"],
  [z.int(), " 3"],
  [z.int(), ""],
  [z.int(), "Infinity"],
  [z.int(), ["1", "2"]],
  [z.boolean(), "1"],
  [z.boolean(), "TRUE"],
  [z.string(), ["a", "b"]],
])("%o does not take %j", (schema, text) => {
  expect(schema.safeParse(decoderOf(schema)(text)).success).toBe(false);
});

test("a schema stays what it was", () => {
  const schema = z.int();
  decoderOf(schema)("3");
  expect(schema.safeParse("3").success).toBe(false);
});
