import { like } from "@metiro/shared/rules/value-rules";
import { cents } from "@metiro/shared/scalars";
import { expect, test } from "vitest";
import { z } from "zod";
import { speaking } from "#test/render.tsx";
import { checkValues } from "./check-values.ts";

const check = (schema: z.ZodType<{ field: unknown }, { field: unknown }>, field: unknown) =>
  checkValues(schema, speaking())({ field }, undefined, { fields: {}, shouldUseNativeValidation: false });

test.each([
  ["an amount far too high, in the reader’s unit", cents, 1e16, "Au maximum 10’000’000."],
  ["a look", z.string().regex(/^\d{6}$/, like("123456")), "12a", "Ce n’est pas la forme attendue. Exemple : 123456"],
  ["nothing", z.string().min(5), "", "Ce champ est à compléter."],
])("%s is in words", async (_name, schema, value, message) => {
  const { errors } = await check(z.object({ field: schema }), value);
  expect(errors.field).toMatchObject({ message });
});

test("what concerns the whole form holds it back too, and what is right is handed on as the schema makes it", async () => {
  const refused = await check(
    z.object({ field: z.unknown() }).refine(() => false),
    1,
  );
  expect(Object.keys(refused.errors)).toEqual([""]);
  const taken = await check(z.object({ field: z.string().trim() }), " a ");
  expect(taken).toEqual({ values: { field: "a" }, errors: {} });
});
