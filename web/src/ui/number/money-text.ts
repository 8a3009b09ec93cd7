import { formatDecimal, parseDecimal } from "./decimal.ts";

const currencies = "(?:chf|eur|€|sfr\\.?|fr\\.?|frs\\.?|francs?)";
const around = new RegExp(`^\\s*${currencies}\\s*|\\s*${currencies}\\s*$`, "gi");

/** Cents of an amount as people write it here: `5’000`, `CHF 5000.-`, `5000 fr.`, `5000 francs`; null for nothing, NaN for what is no amount. */
export const centsOf = (text: string): number | null => {
  const amount = parseDecimal(
    text
      .slice(0, 40)
      .replaceAll(around, "")
      .replace(/[.,]?\s*[-–—]{1,2}$/, ""),
  );
  return amount === null ? null : Math.round(amount * 100);
};

/** An amount as a field shows it: `1’200`, `12.50`. */
export const moneyText = (cents: number | null): string =>
  cents === null || Number.isNaN(cents) ? "" : formatDecimal(cents / 100, ".", cents % 100 === 0 ? 0 : 2);
