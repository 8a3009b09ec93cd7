import { expect, test } from "vitest";
import { z } from "zod";
import { patch, patchedRow } from "./patch.ts";
import { emptyToAbsent, optionalText, text } from "./scalars.ts";

const fields = z.object({
  name: text(1, 80),
  note: optionalText(10),
  size: emptyToAbsent(z.int().min(1)),
  position: emptyToAbsent(z.int()),
  popular: z.boolean().optional(),
  words: z.object({ en: z.string().optional() }).default({}),
});
const changes = patch(fields, { kept: ["position"] });

test("what is absent stays absent, defaults included", () => {
  expect(changes.parse({})).toEqual({});
});

test("null and the empty text clear what a row may do without", () => {
  expect(changes.parse({ note: null, size: null })).toEqual({ note: null, size: null });
  expect(changes.parse({ note: "", size: "" })).toEqual({ note: null, size: null });
  expect(changes.parse({ note: "  " })).toEqual({ note: null });
});

test.each(["name", "position", "popular", "words"])("%s, which every row has, refuses null", (name) => {
  expect(changes.safeParse({ [name]: null }).success).toBe(false);
});

test("what is given is checked as in a new row", () => {
  expect(changes.parse({ name: " A ", size: 3, position: 2 })).toEqual({ name: "A", size: 3, position: 2 });
  for (const wrong of [{ name: "" }, { note: "x".repeat(11) }, { size: 0 }, { position: "" }])
    expect(changes.safeParse(wrong).success).toBe(false);
});

test("a schema tells which fields may be cleared", () => {
  expect(
    Object.entries(changes.shape)
      .filter(([, field]) => field.safeParse(null).success)
      .map(([name]) => name),
  ).toEqual(["note", "size"]);
});

test("a changed row has what is given, and the rest as it was", () => {
  const row = { name: "A", note: "x" as string | null };
  expect(patchedRow(row, { name: undefined, note: null })).toEqual({ name: "A", note: null });
});
