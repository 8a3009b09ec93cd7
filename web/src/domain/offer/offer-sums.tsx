import { Trans } from "@lingui/react/macro";
import type { Vat } from "@metiro/shared/job-request/response";
import type { OfferSums as Sums } from "@metiro/shared/offer/money";
import { formatAmount } from "@metiro/shared/text/format";
import type { ReactNode } from "react";
import { cn } from "#ui/cn.ts";
import { useVatRateText } from "./offer-words.ts";

interface OfferSumsProps {
  sums: Sums;
  vat: Vat;
  currency: string;
}

/** What an offer comes to: lines, VAT by rate, rounding, total; options apart. */
export function OfferSums({ sums, vat, currency }: OfferSumsProps) {
  const rateOf = useVatRateText();
  const { subtotal, shares, rounding, total, optionalTotal } = sums;
  const amount = (cents: number) => formatAmount(cents, currency);
  return (
    <dl className="ml-auto grid max-w-120 min-w-0 gap-1.5">
      {vat === "excluded" && <Sum label={<Trans>Sous-total hors TVA</Trans>} value={amount(subtotal)} />}
      {shares.map(({ rate, vat: share }) => (
        <Sum
          key={rate}
          quiet
          label={vat === "included" ? <Trans>dont TVA {rateOf(rate)}</Trans> : <Trans>TVA {rateOf(rate)}</Trans>}
          value={amount(share)}
        />
      ))}
      {rounding !== 0 && <Sum quiet label={<Trans>Arrondi à 5 centimes</Trans>} value={amount(rounding)} />}
      <Sum
        strong
        label={vat === "exempt" ? <Trans>Total, sans TVA</Trans> : <Trans>Total, TVA comprise</Trans>}
        value={amount(total)}
      />
      {optionalTotal > 0 && (
        <Sum quiet label={<Trans>Options, TVA comprise, non comptées</Trans>} value={amount(optionalTotal)} />
      )}
    </dl>
  );
}

interface SumProps {
  label: ReactNode;
  value: string;
  strong?: boolean;
  quiet?: boolean;
}

const Sum = ({ label, value, strong = false, quiet = false }: SumProps) => (
  <div
    className={cn(
      "flex items-baseline justify-between gap-6 cramped:flex-wrap",
      strong && "mt-1 border-t border-line-strong pt-2 text-lg font-semibold",
      quiet && "text-sm text-ink-2",
    )}
  >
    <dt className="min-w-0">{label}</dt>
    <dd className="num shrink-0">{value}</dd>
  </div>
);
