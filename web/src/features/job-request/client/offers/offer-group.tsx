import { useLingui } from "@lingui/react/macro";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import { useId, useState } from "react";
import { cn } from "#ui/cn.ts";
import { Select } from "#ui/input/select.tsx";
import { AnswerColumn } from "./answer-column.tsx";
import { OfferRow } from "./offer-row.tsx";
import { type OfferOrder, offerOrders, sortOffers } from "./sort-offers.ts";

interface OfferGroupProps {
  request: JobRequest;
  /** Those that are shown here. */
  group: readonly Recipient[];
  /** All that each is compared with. */
  offers: readonly Recipient[];
}

/** Answers side by side, their parts on common lines; on a phone an overview first, of which one at a time is opened. */
export function OfferGroup({ request, group, offers }: OfferGroupProps) {
  const { t } = useLingui();
  const id = useId();
  const [order, setOrder] = useState<OfferOrder>("arrival");
  const [open, setOpen] = useState(group.length === 1 ? group[0]?.company.id : undefined);
  const words: Record<OfferOrder, string> = {
    arrival: t`Première réponse`,
    price: t`Prix le plus bas`,
    date: t`Disponible le plus tôt`,
  };
  return (
    <>
      {group.length > 1 && (
        <div className="flex items-center justify-end gap-3 border-b border-line px-4 py-2 text-sm text-ink-2 md:px-5 print:hidden">
          <label htmlFor={`${id}-order`}>{t`Trier par`}</label>
          <Select
            id={`${id}-order`}
            compact
            className="min-w-0 flex-auto md:flex-none"
            value={order}
            onChange={({ target }) => setOrder(offerOrders.find((key) => key === target.value) ?? "arrival")}
            options={offerOrders.map((value) => ({ value, label: words[value] }))}
          />
        </div>
      )}
      <div className="grid md:grid-cols-[repeat(auto-fit,minmax(14.5rem,1fr))] print:block">
        {sortOffers(group, order).map((offer) => {
          const { id: companyId } = offer.company;
          const shown = open === companyId;
          return (
            <div key={companyId} className="min-w-0 md:contents">
              <OfferRow
                offer={offer}
                offers={offers}
                controls={`${id}-${companyId}`}
                open={shown}
                onToggle={() => setOpen(shown ? undefined : companyId)}
              />
              <AnswerColumn
                id={`${id}-${companyId}`}
                request={request}
                offer={offer}
                offers={offers}
                className={cn(!shown && "max-md:hidden print:grid")}
              />
            </div>
          );
        })}
      </div>
    </>
  );
}
