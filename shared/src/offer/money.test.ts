import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maxQuantity, maxUnitPrice } from "./constants.ts";
import { comparable, lineAmount, payable, sumsOf } from "./money.ts";

const thousandths = fc.integer({ min: 0, max: maxQuantity * 1_000 });
const prices = fc.integer({ min: 0, max: maxUnitPrice });
const rates = fc.constantFrom(810, 380, 260);
const vats = fc.constantFrom("included" as const, "excluded" as const, "exempt" as const);
const line = fc.record({
  amount: fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: undefined }),
  vatRate: rates,
  optional: fc.boolean(),
});
const lines = fc.array(line, { minLength: 1, maxLength: 60 });
const chf = (vat: "included" | "excluded" | "exempt") => ({ vat, currency: "CHF" });
const sum = (figures: readonly number[]) => figures.reduce((all, figure) => all + figure, 0);

describe("a line", () => {
  test.each([
    [1, 8_550, 8_550],
    [2.5, 8_550, 21_375],
    [0.001, 500, 1],
    [0.001, 499, 0],
    [12.345, 1_111, 13_715],
    [0.1, 15, 2],
    [1.005, 100, 101],
    [0, 100, 0],
    [999_999.999, 100_000_000, 99_999_999_900_000],
  ])("of %d at %d comes to %d", (quantity, price, amount) => expect(lineAmount(quantity, price)).toBe(amount));

  test("is off by half a cent at most, and half a cent goes up", () =>
    fc.assert(
      fc.property(thousandths, prices, (count, price) => {
        const off = 1_000n * BigInt(lineAmount(count / 1_000, price)) - BigInt(count) * BigInt(price);
        expect(off > -500n && off <= 500n).toBe(true);
      }),
    ));

  test("is not rounded to five centimes", () => expect(lineAmount(1, 12_347)).toBe(12_347));
});

describe("what is paid", () => {
  test.each([
    [12_342, 12_340],
    [12_343, 12_345],
    [12_347, 12_345],
    [12_348, 12_350],
    [12_345, 12_345],
  ])("in francs of %d is %d", (exact, paid) => expect(payable(exact, "CHF")).toBe(paid));

  test("in euros stays as it is", () => expect(payable(12_347, "EUR")).toBe(12_347));
});

describe("sums", () => {
  test("VAT at 8.1 % comes on top of a net offer", () =>
    expect(sumsOf([{ amount: 100_000, vatRate: 810 }], chf("excluded"))).toEqual({
      subtotal: 100_000,
      vatAmount: 8_100,
      rounding: 0,
      total: 108_100,
      optionalTotal: 0,
      shares: [{ rate: 810, amount: 100_000, vat: 8_100 }],
    }));

  test("and is taken out of one that holds it", () =>
    expect(sumsOf([{ amount: 108_100, vatRate: 810 }], chf("included"))).toMatchObject({
      subtotal: 108_100,
      vatAmount: 8_100,
      total: 108_100,
    }));

  test("each rate is reckoned once, on all of its lines", () => {
    const three = [
      { amount: 33, vatRate: 810 },
      { amount: 33, vatRate: 810 },
      { amount: 34, vatRate: 810 },
      { amount: 1_000, vatRate: 260 },
    ];
    expect(sumsOf(three, chf("excluded"))).toMatchObject({
      vatAmount: 34,
      rounding: 1,
      total: 1_135,
      shares: [
        { rate: 810, amount: 100, vat: 8 },
        { rate: 260, amount: 1_000, vat: 26 },
      ],
    });
  });

  test("a company that owes no VAT has none, whatever its lines say", () =>
    expect(sumsOf([{ amount: 99_998, vatRate: 810 }], chf("exempt"))).toMatchObject({
      vatAmount: 0,
      total: 100_000,
      rounding: 2,
      shares: [],
    }));

  test("in francs a total is a multiple of five centimes, two centimes off at most; lines and VAT are not", () =>
    fc.assert(
      fc.property(lines, vats, (some, vat) => {
        const { subtotal, vatAmount, rounding, total } = sumsOf(some, chf(vat));
        expect(total % 5).toBe(0);
        expect(Math.abs(rounding)).toBeLessThanOrEqual(2);
        expect(total).toBe(subtotal + (vat === "excluded" ? vatAmount : 0) + rounding);
      }),
    ));

  test("the subtotal is what counts of the lines, and VAT that of its shares", () =>
    fc.assert(
      fc.property(lines, vats, (some, vat) => {
        const { subtotal, vatAmount, shares } = sumsOf(some, chf(vat));
        expect(subtotal).toBe(sum(some.filter(({ optional }) => !optional).map(({ amount = 0 }) => amount)));
        expect(vatAmount).toBe(sum(shares.map((share) => share.vat)));
      }),
    ));

  test("what is optional changes nothing but its own sum", () =>
    fc.assert(
      fc.property(lines, vats, line, (some, vat, extra) => {
        const { optionalTotal: _, ...without } = sumsOf(some, chf(vat));
        const { optionalTotal, ...rest } = sumsOf([...some, { ...extra, optional: true }], chf(vat));
        expect(rest).toEqual(without);
        expect(optionalTotal).toBeGreaterThanOrEqual(0);
      }),
    ));

  test("options are reckoned as what counts is, VAT included, and not rounded to a coin", () =>
    fc.assert(
      fc.property(lines, vats, (some, vat) => {
        const { total, rounding } = sumsOf(
          some.map((one) => ({ ...one, optional: false })),
          chf(vat),
        );
        const options = some.map((one) => ({ ...one, optional: true }));
        expect(sumsOf(options, chf(vat)).optionalTotal).toBe(total - rounding);
      }),
    ));

  test("the order of lines does not matter", () =>
    fc.assert(
      fc.property(lines, vats, (some, vat) => {
        expect(sumsOf(some.toReversed(), chf(vat))).toEqual(sumsOf(some, chf(vat)));
      }),
    ));

  test("a net offer and the gross one made of it differ by a centime a rate at most", () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), rates, (amount, vatRate) => {
        const net = sumsOf([{ amount, vatRate }], { vat: "excluded", currency: "EUR" });
        const gross = sumsOf([{ amount: net.total, vatRate }], { vat: "included", currency: "EUR" });
        expect(Math.abs(gross.vatAmount - net.vatAmount)).toBeLessThanOrEqual(1);
      }),
    ));
});

test("lines are compared with VAT included", () => {
  expect(comparable(10_000, 810, "excluded")).toBe(10_810);
  expect(comparable(10_000, 810, "included")).toBe(10_000);
  expect(comparable(10_000, undefined, "exempt")).toBe(10_000);
});
