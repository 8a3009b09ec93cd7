import { Plural, Trans } from "@lingui/react/macro";
import { lineAmount } from "@metiro/shared/offer/money";
import type { TemplateLine } from "@metiro/shared/offer/schema";
import { formatAmount } from "@metiro/shared/text/format";
import { ChevronDown } from "lucide-react";
import { keyed } from "#domain/offer/keyed.ts";
import { useQuantityText } from "#domain/offer/line-text.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Icon } from "#ui/icon.tsx";

/** What a kept line comes to; nothing where its quantity or its price is filled in each time. */
const amountOf = ({ quantity, unitPrice }: TemplateLine): number | undefined =>
  quantity === undefined || unitPrice === undefined ? undefined : lineAmount(quantity, unitPrice);

/** The lines that an offer begins with: how many and what they come to, and each of them once they are opened. */
export function TemplateLines({ lines, currency }: { lines: readonly TemplateLine[]; currency: string }) {
  const counted = lines.filter(({ optional }) => !optional).map(amountOf);
  const total = counted.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  const isOpen = counted.includes(undefined);
  const sum = formatAmount(total, currency);
  return (
    <details className="group border-t border-line pt-1">
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 [&::-webkit-details-marker]:hidden">
        <span className="flex items-center gap-1.5 font-medium text-accent-ink">
          <Plural value={lines.length} one="# ligne" other="# lignes" />
          <Icon of={ChevronDown} size="sm" className="transition-transform group-open:rotate-180" />
        </span>
        <span className="num text-sm text-ink-2">
          {total === 0 ? (
            <Trans>Prix à remplir à chaque offre</Trans>
          ) : isOpen ? (
            <Trans>{sum}, sans les lignes à compléter</Trans>
          ) : (
            <Trans>{sum} au total</Trans>
          )}
        </span>
      </summary>
      <ol className="min-w-0 pb-1">
        {keyed(lines, ({ label, ...line }) => ({ ...line, state: "priced", labels: { fr: label } })).map(
          ({ key, item }) => (
            <Line key={key} line={item} currency={currency} />
          ),
        )}
      </ol>
    </details>
  );
}

function Line({ line, currency }: { line: TemplateLine; currency: string }) {
  const quantityOf = useQuantityText();
  const amount = amountOf(line);
  const { label, optional, unitPrice } = line;
  const reckoning = [quantityOf(line), unitPrice !== undefined && formatAmount(unitPrice, currency)];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-t border-line py-2 text-sm">
      <span className="min-w-0 font-medium wrap-anywhere">
        {label}
        {optional && (
          <>
            {" "}
            <Badge tone="outline">
              <Trans>En option</Trans>
            </Badge>
          </>
        )}
      </span>
      <span className="num text-right font-semibold">
        {amount === undefined ? (
          <span className="font-normal text-ink-2">
            <Trans>À compléter</Trans>
          </span>
        ) : (
          formatAmount(amount, currency)
        )}
      </span>
      <span className="num col-span-2 text-ink-2 empty:hidden">{reckoning.filter(Boolean).join(" × ")}</span>
    </li>
  );
}
