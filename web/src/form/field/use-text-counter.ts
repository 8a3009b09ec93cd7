import { useLingui } from "@lingui/react/macro";
import { decimalSign, formatDecimal } from "#ui/number/decimal.ts";

interface Lengths {
  minLength?: number | undefined;
  maxLength?: number | undefined;
}

/** How long a text is: what it still needs while it is too short, then what it may have. */
export function useTextCounter(): (text: string, lengths: Lengths) => string | undefined {
  const { t, i18n } = useLingui();
  const count = (figure: number) => formatDecimal(figure, decimalSign(i18n.locale));
  return (text, { minLength = 0, maxLength }) => {
    const length = text.trim().length;
    if (length < minLength) return t`${count(minLength)} caractères au moins (${count(length)})`;
    return maxLength === undefined ? undefined : `${count(text.length)} / ${count(maxLength)}`;
  };
}
