import type { Vat } from "../job-request/response.ts";

/*
 * Every figure of an offer, in cents. In whole numbers: a quantity has three decimals and a rate two, so that amounts are counted in
 * thousandths and ten-thousandths. The database counts the same once more (`offer_sums`) and refuses what differs.
 */

/** `count / of`, rounded half up. Neither is negative. */
const halfUp = (count: bigint, of: bigint): number => Number((2n * count + of) / (2n * of));

/** What of an amount is owed at a rate: on top of it, or what it holds of it. Rates in hundredths of a percent. */
const vatOf = (amount: number, rate: number, vat: Vat): number => {
  if (vat === "exempt") return 0;
  return halfUp(BigInt(amount) * BigInt(rate), vat === "excluded" ? 10_000n : BigInt(10_000 + rate));
};

/** Quantity times the price of one, rounded half up to a cent. A line is not rounded to five. */
export const lineAmount = (quantity: number, unitPrice: number): number =>
  halfUp(BigInt(Math.round(quantity * 1_000)) * BigInt(unitPrice), 1_000n);

/** What is paid: francs have no coin below five centimes. */
export const payable = (cents: number, currency: string): number =>
  currency === "CHF" ? 5 * halfUp(BigInt(cents), 5n) : cents;

/** What of a line counts. */
export interface CountedLine {
  /** Absent where the line is not priced. */
  amount?: number | undefined;
  vatRate?: number | undefined;
  optional?: boolean | undefined;
}

/** What is owed at one rate. */
interface VatShare {
  rate: number;
  /** Of the lines at this rate, as they are written. */
  amount: number;
  vat: number;
}

export interface OfferSums {
  /** Of the lines as they are written, without what is optional. */
  subtotal: number;
  /** What the subtotal holds, or what comes on top of it. */
  vatAmount: number;
  /** What is added to make five centimes of it; below zero where something is taken off. */
  rounding: number;
  /** What is paid, VAT included. */
  total: number;
  /** The optional lines together, VAT included. */
  optionalTotal: number;
  shares: VatShare[];
}

/** VAT is reckoned once for each rate, on what all lines at it come to. */
function sharesOf(lines: readonly CountedLine[], vat: Vat): VatShare[] {
  const byRate = new Map<number, number>();
  for (const { amount, vatRate } of lines)
    if (amount !== undefined) byRate.set(vatRate ?? 0, (byRate.get(vatRate ?? 0) ?? 0) + amount);
  return [...byRate]
    .toSorted(([one], [other]) => other - one)
    .map(([rate, amount]) => ({ rate, amount, vat: vatOf(amount, rate, vat) }));
}

const sumOf = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0);

const withVat = (shares: readonly VatShare[], vat: Vat): number =>
  sumOf(shares.map((share) => share.amount + (vat === "excluded" ? share.vat : 0)));

/** All sums of an offer out of its lines. */
export function sumsOf(lines: readonly CountedLine[], { vat, currency }: { vat: Vat; currency: string }): OfferSums {
  const shares = sharesOf(
    lines.filter(({ optional }) => !optional),
    vat,
  );
  const options = sharesOf(
    lines.filter(({ optional }) => optional),
    vat,
  );
  const exact = withVat(shares, vat);
  const total = payable(exact, currency);
  return {
    subtotal: sumOf(shares.map(({ amount }) => amount)),
    vatAmount: sumOf(shares.map((share) => share.vat)),
    rounding: total - exact,
    total,
    optionalTotal: withVat(options, vat),
    shares: vat === "exempt" ? [] : shares,
  };
}

/** A line's amount at the base at which offers are compared: VAT included. */
export const comparable = (amount: number, rate: number | undefined, vat: Vat): number =>
  vat === "excluded" ? amount + vatOf(amount, rate ?? 0, vat) : amount;

/** A rate in hundredths of a percent as a percentage: 810 is 8.1. */
export const percentOf = (rate: number): number => rate / 100;
