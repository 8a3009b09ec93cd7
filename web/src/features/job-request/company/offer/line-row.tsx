import { Trans, useLingui } from "@lingui/react/macro";
import type { Vat } from "@metiro/shared/job-request/response";
import type { OfferLine } from "@metiro/shared/offer/schema";
import { formatAmount } from "@metiro/shared/text/format";
import { ChevronDown, CircleAlert } from "lucide-react";
import { type KeyboardEvent, memo } from "react";
import { Button } from "#ui/button/button.tsx";
import { cn } from "#ui/cn.ts";
import { Icon } from "#ui/icon.tsx";
import { parseDecimal } from "#ui/number/decimal.ts";
import { centsOf } from "#ui/number/money-text.ts";
import { useLineName, useLineReckoning, useLineStateWords } from "#domain/offer/line-text.ts";
import { LineFields } from "./line-fields.tsx";
import type { LineFieldsProps } from "./line-menu.tsx";
import { amountOf, isBlank } from "./offer-reckoning.ts";
import type { LineValues } from "./draft/offer-values.ts";

export interface LineRowProps extends Omit<LineFieldsProps, "onNext"> {
  /** On a phone one line at a time is open. */
  open: boolean;
  onOpen: (key: string | undefined) => void;
  /** None is below it: what adds one stands there. */
  isLast: boolean;
  /** Goes to the line below; adds one below the last. */
  onNext: (key: string) => void;
}

/** A line: on a phone what it says, opened by a touch; on a wide screen a row of fields. Drawn anew only when it changes. */
export const LineRow = memo(function LineRow({ open, onOpen, isLast, onNext, ...fields }: LineRowProps) {
  const { line, errors } = fields;
  const faulty = Object.keys(errors).length > 0;
  const id = `fields-${line.key}`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement) || event.target.type !== "text") return;
    event.preventDefault();
    onNext(line.key);
  };
  return (
    <li id={line.key} className="min-w-0 border-t border-line first:border-t-0">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpen(open ? undefined : line.key)}
        className="grid min-h-16 w-full grid-cols-[minmax(0,1fr)_auto_1.25rem] items-center gap-x-3 px-4 py-2.5 text-left hover:bg-hover md:px-5 focus-visible:-outline-offset-3 xl:hidden"
      >
        <Summary line={line} vat={fields.vat} offerRate={fields.offerRate} currency={fields.currency} faulty={faulty} />
        <Icon of={ChevronDown} size="sm" className={cn("text-ink-3 transition-transform", open && "rotate-180")} />
      </button>
      {/* Enter goes on to the next line; the fields themselves take every other key. */}
      <div
        id={id}
        role="presentation"
        onKeyDown={onKeyDown}
        className={cn("px-4 pt-3 pb-5 md:px-5 xl:py-1.5", !open && "max-xl:hidden")}
      >
        <LineFields
          {...fields}
          next={
            !isLast && (
              <Button variant="secondary" className="flex-1 xl:hidden" onClick={() => onNext(line.key)}>
                <Trans>Ligne suivante</Trans>
              </Button>
            )
          }
        />
      </div>
    </li>
  );
});

interface SummaryProps {
  line: LineValues;
  vat: Vat;
  offerRate: number;
  currency: string;
  faulty: boolean;
}

function Summary({ line, vat, offerRate, currency, faulty }: SummaryProps) {
  const { t } = useLingui();
  const nameOf = useLineName();
  const reckoningOf = useLineReckoning(currency);
  const amount = amountOf(line);
  const name = line.labels ? nameOf(line.labels) : line.label || t`Nouvelle ligne`;
  const states = useLineStateWords();
  const price = amount === undefined ? t`À compléter` : formatAmount(amount, currency);
  const value = line.state === "priced" ? price : states[line.state];
  const how = amount !== undefined && reckoningOf(readable(line, vat !== "exempt" && line.vatRate !== offerRate));
  return (
    <>
      <span className="min-w-0">
        <span className="flex items-center gap-1.5 font-medium wrap-anywhere">
          {faulty && <Icon of={CircleAlert} size="sm" className="shrink-0 text-danger" />}
          <span className="min-w-0">{name}</span>
        </span>
        <span className="block text-xs text-ink-2 tabular-nums empty:hidden">
          {[how, line.state === "priced" && line.optional && t`en option`].filter(Boolean).join(" · ")}
        </span>
      </span>
      <span
        className={cn(
          "num text-right",
          amount === undefined ? "text-sm text-ink-2" : "font-semibold",
          isBlank(line) && "text-ink-3",
        )}
      >
        {value}
      </span>
    </>
  );
}

/** The figures of a line as they are read; its rate where it is not that of the offer. */
const readable = (
  { kind, state, optional, quantity, unit, unitPrice, vatRate }: LineValues,
  deviates: boolean,
): OfferLine => ({
  kind,
  state,
  optional,
  quantity: parseDecimal(quantity) ?? 0,
  unit,
  unitPrice: centsOf(unitPrice) ?? 0,
  ...(deviates && { vatRate }),
});
