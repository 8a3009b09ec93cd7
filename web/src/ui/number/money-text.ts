import { formatDecimal, parseDecimal } from "./decimal.ts";

const currencies = "(?:chf|eur|€|sfr\\.?|fr\\.?|frs\\.?|francs?)";
const around = new RegExp(`^\\s*${currencies}\\s*|\\s*${currencies}\\s*$`, "gi");

/** Thousands as elsewhere, `1.500` or `1,500.50`: no amount has three decimals. */
const foreignThousands = /^[1-9]\d{0,2}(?:(?:\.\d{3})+(?:,\d{1,2})?|(?:,\d{3})+(?:\.\d{1,2})?)$/;

/** The same with nothing between its thousands. */
function withoutThousands(amount: string): string {
  if (!foreignThousands.test(amount)) return amount;
  const between = /[.,]/.exec(amount)?.[0] ?? "";
  return amount.replaceAll(between, "");
}

/**
 * Cents of an amount as people write it here: `5’000`, `CHF 5000.-`, `5000 fr.`, `5000 francs`, `1.500`; null for nothing, NaN for what is
 * no amount.
 */
export const centsOf = (text: string): number | null => {
  const amount = parseDecimal(
    withoutThousands(
      text
        .slice(0, 40)
        .replaceAll(around, "")
        .replace(/[.,]?\s*[-–—]{1,2}$/, "")
        .trim(),
    ),
  );
  return amount === null ? null : Math.round(amount * 100);
};

/** An amount as a field shows it: `1’200`, `12.50`. */
export const moneyText = (cents: number | null): string =>
  cents === null || Number.isNaN(cents) ? "" : formatDecimal(cents / 100, ".", cents % 100 === 0 ? 0 : 2);
