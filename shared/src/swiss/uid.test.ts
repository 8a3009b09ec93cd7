import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fieldViolationsOf } from "../errors/field-error.ts";
import { swissUid } from "./uid.ts";

test.each([
  "CHE-100.155.212",
  "CHE100155212",
  "che-100.155.212",
  " CHE 100 155 212 ",
  "100155212",
  "100.155.212",
  " 100 155 212 ",
  "CHE100155212 TVA/MWST",
  "CHE-100.155.212 MWST",
  "che-100.155.212 tva",
  "CHE-100.155.212/IVA",
  "CHE-100.155.212 HR/MWST",
])("%j", (text) => {
  expect(swissUid.parse(text)).toBe("CHE-100.155.212");
});

test.each([
  "",
  "CHE-123.456.789",
  "CHE-100.155.213",
  "CHE-100.155.21",
  "CHE-100.155.2120",
  "ADR-100.155.212",
  "x",
  "123456789",
  "TVA",
  "1100155212",
  "100155212 SA",
])("not %j", (text) => {
  expect(fieldViolationsOf(swissUid.safeParse(text).error?.issues ?? [])).toEqual({ root: [{ rule: "invalidUid" }] });
});

test("of the ten last digits at most one is right", () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000_000, max: 99_999_999 }), (digits) => {
      const valid = Array.from({ length: 10 }, (_, last) => swissUid.safeParse(`CHE${digits}${last}`).success);
      expect(valid.filter(Boolean).length).toBeLessThanOrEqual(1);
    }),
  );
});
