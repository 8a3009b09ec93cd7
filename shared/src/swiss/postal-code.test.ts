import { expect, test } from "vitest";
import { fieldViolationsOf } from "../errors/field-error.ts";
import { postalCode } from "./postal-code.ts";

test("four digits, the first not 0", () => {
  expect(postalCode.parse("1003")).toBe("1003");
  expect(postalCode.parse(" 9658 ")).toBe("9658");
});

test.each(["", "0123", "123", "12345", "CH-1003", "1003\n1004", "١٠٠٣"])("not %j", (code) => {
  expect(fieldViolationsOf(postalCode.safeParse(code).error?.issues ?? [])).toEqual({ root: [{ rule: "postalCode" }] });
});
