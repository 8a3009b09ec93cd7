import { expect, test } from "vitest";
import { z } from "zod";
import { describing } from "./describe-fields.ts";
import { document, inside } from "./texts.ts";

const holiday = z.object({ startsOn: z.string(), note: z.string().min(2).max(12_000).optional() });
const company = z.object({ name: z.string().max(80), holidays: z.array(holiday).optional() });
const texts = { startsOn: ["First day."], note: ["Note of {min} to {max} characters.", "Noël"] } as const;

test("a field without a text, or a text without a field, does not compile", () => {
  document(holiday, texts);
  // @ts-expect-error The note has no text.
  document(holiday, { startsOn: ["First day."] });
  // @ts-expect-error A holiday has no end.
  document(holiday, { ...texts, endsOn: ["Last day."] });
  const both = z.union([holiday, company]);
  // @ts-expect-error One member of the union has a name.
  document(both, { ...texts, holidays: ["Its holidays."] });
  expect(document(both, { ...texts, name: ["Its name."], holidays: ["Its holidays."] }).schema).toBe(both);
});

test("the object in a field is found in a list, an option, a record, a default and a pipe", () => {
  expect(inside(company.shape.holidays)).toBe(holiday);
  expect(inside(z.record(z.string(), holiday.nullable()))).toBe(holiday);
  expect(inside(holiday.default({ startsOn: "2026-12-24" }))).toBe(holiday);
  expect(inside(z.preprocess((value) => value ?? undefined, holiday.optional()))).toBe(holiday);
  expect(inside(holiday.transform(({ startsOn }) => startsOn))).toBe(holiday);
});

test("a text says the bounds of its field's schema, and has to find them", () => {
  const { fields } = describing([document(holiday, texts)]);
  const shown = fields({ "x-texts": 0, properties: { note: { minLength: 2, maxLength: 12_000 }, startsOn: {} } });
  expect(shown).toEqual({
    properties: {
      note: { description: "Note of 2 to 12,000 characters.", examples: ["Noël"], minLength: 2, maxLength: 12_000 },
      startsOn: { description: "First day." },
    },
  });
  expect(() => fields({ "x-texts": 0, properties: { note: {} } })).toThrow("knows no {min}");
});
