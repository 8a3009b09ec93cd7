import { expect, test } from "vitest";
import { fieldViolationsOf } from "../errors/field-error.ts";
import { saveOfferInput } from "./schema.ts";

const line = { label: "Peinture", quantity: 1, unit: "lump", unitPrice: 10_000, vatRate: 810 };
const offerOf = (more: object) => ({
  jobRequestId: "01900000-0000-7000-8000-000000000001",
  vat: "excluded",
  lines: [{ ...line, ...more }],
});

test("an offer of one line is one", () => expect(saveOfferInput.safeParse(offerOf({})).success).toBe(true));

test.each(
  ["quantity", "unitPrice", "vatRate"].flatMap((field) =>
    [1e308, Number.MAX_VALUE, 2 ** 53, 1.00001, -1, -1e308, Number.NaN, Infinity].map(
      (value) => [field, value] as const,
    ),
  ),
)("a %s of %d is refused at its field, and reckoned with by nobody", (field, value) => {
  const { error } = saveOfferInput.safeParse(offerOf({ [field]: value }));
  expect(error?.issues.map(({ path }) => path.join("."))).toContain(`lines.0.${field}`);
});

test("what a line and the whole come to is refused as an amount, in cents, as the price of one is", () => {
  const { error } = saveOfferInput.safeParse(offerOf({ quantity: 999_999.999, unitPrice: 100_000_000 }));
  expect(fieldViolationsOf(error?.issues ?? [])).toEqual({
    "lines.0.unitPrice": [{ rule: "amountTooBig", max: 1_000_000_000 }],
    lines: [{ rule: "amountTooBig", max: 1_000_000_000 }],
  });
});

test.each([
  [100_000_001, { rule: "amountTooBig", max: 100_000_000 }],
  [-1, { rule: "amountTooSmall", min: 0 }],
])("a price of %d cents is refused as an amount, which people read in francs", (unitPrice, fault) => {
  const { error } = saveOfferInput.safeParse(offerOf({ unitPrice }));
  expect(fieldViolationsOf(error?.issues ?? [])).toEqual({ "lines.0.unitPrice": [fault] });
});
