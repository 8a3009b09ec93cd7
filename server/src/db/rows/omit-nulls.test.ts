import { expect, test } from "vitest";
import { omitNulls } from "./omit-nulls.ts";

test("nulls are not there at all, however deep", () => {
  const row = { id: "1", phone: null, user: { name: "Léa", phone: null }, items: [{ note: null, position: 0 }] };
  expect(omitNulls(row)).toStrictEqual({ id: "1", user: { name: "Léa" }, items: [{ position: 0 }] });
});

test("what is empty but something stays", () => {
  const row = { text: "", zero: 0, no: false, none: [], map: {} };
  expect(omitNulls(row)).toStrictEqual(row);
});
