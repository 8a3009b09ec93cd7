import { Trans } from "@lingui/react/macro";
import type { Recipient } from "@metiro/shared/job-request/schema";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { cn } from "#ui/cn.ts";
import { Icon } from "#ui/icon.tsx";
import { PassportBadge } from "#domain/proof/passport-badge.tsx";
import { useAmountText, usePriceUnitWords } from "#domain/request/price-text.ts";
import { useAvailableText } from "#i18n/use-start-words.ts";
import { placeAmong } from "./compare-prices.ts";
import { useCompanyName } from "#domain/company/use-company-name.ts";

interface OfferRowProps {
  offer: Recipient;
  offers: readonly Recipient[];
  /** The answer that it opens. */
  controls: string;
  open: boolean;
  onToggle: () => void;
}

/** An answer as a line of the phone's overview: company, price, date. All of it opens the answer, but the badge, which opens what it means. */
export function OfferRow({ offer, offers, controls, open, onToggle }: OfferRowProps) {
  const id = useId();
  const nameOf = useCompanyName();
  const availableText = useAvailableText();
  const { company, availableFrom, priceMin, priceMax, priceUnit = "total" } = offer;
  const price = useAmountText()(priceMin, priceMax, offer.currency);
  const unit = usePriceUnitWords()[priceUnit];
  const lowest = placeAmong(offer, offers)?.lowest ?? false;
  const name = nameOf(company);
  return (
    <div className="relative grid min-h-16 w-full grid-cols-[minmax(0,1fr)_auto_1.25rem] items-center gap-x-3 gap-y-0.5 border-t border-line px-4 py-3 hover:bg-hover md:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={controls}
        aria-labelledby={`${id}-name ${id}-day ${id}-price`}
        onClick={onToggle}
        className="absolute inset-0 focus-visible:-outline-offset-3"
      />
      <span className="col-span-2 flex min-w-0 items-center">
        <span id={`${id}-name`} className="min-w-0 font-semibold wrap-anywhere">
          {name}
        </span>
        {company.verified && <PassportBadge companyId={company.id} name={name} className="relative z-1 -my-3" />}
      </span>
      <Icon
        of={ChevronDown}
        size="sm"
        className={cn("row-span-2 text-ink-3 transition-transform", open && "rotate-180")}
      />
      <span id={`${id}-day`} className="min-w-0 self-start text-sm text-ink-2">
        {availableText(availableFrom)}
      </span>
      <span id={`${id}-price`} className="text-right">
        <span className="num block font-semibold">{price ?? <Trans>À convenir</Trans>}</span>
        {price && (
          <span className={cn("block text-xs", lowest ? "font-semibold text-ink" : "text-ink-2")}>
            {lowest ? <Trans>Le prix le plus bas</Trans> : unit}
          </span>
        )}
      </span>
    </div>
  );
}
