import { useLingui } from "@lingui/react/macro";
import type { ReceivedItem } from "@metiro/shared/job-request/schema";
import { Suspense } from "react";
import { UnreadNote } from "#domain/conversation/unread-note.tsx";
import { useAmountText, usePriceText, usePriceUnitWords } from "#domain/request/price-text.ts";
import { useVatWords } from "#domain/request/visit-words.ts";
import { StatusBadge } from "#domain/status/status-badge.tsx";
import { useFormats } from "#i18n/use-formats.ts";
import { cn } from "#ui/cn.ts";
import { VisuallyHidden } from "#ui/display/visually-hidden.tsx";
import { isOpen, type ReceivedState } from "../received-state.ts";
import { Deadline, Places } from "../received-status.tsx";
import { receivedStates } from "../received-states.ts";
import { hasReason, StandingReason } from "./row-parts.ts";

interface RowStandingProps {
  item: ReceivedItem;
  state: ReceivedState;
  /** What can be done stands behind it, in the place that other rows leave to their state. */
  acts: boolean;
}

/** Beside the words of a row, where there is room in two columns that stand below each other in every row: by when, or for how much; then its state. */
export function RowStanding({ item, state, acts }: RowStandingProps) {
  const { recent } = useFormats();
  const [own] = item.jobRequestCompanies;
  const open = isOpen(item);
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-xs leading-4.5 text-ink-2 max-lg:mt-1 lg:contents">
      <div className="flex flex-wrap items-center gap-x-3 lg:grid lg:justify-items-start max-lg:empty:hidden">
        {open ? (
          <span className="text-sm font-medium text-ink">
            <Deadline request={item} short />
          </span>
        ) : (
          <OwnPrice item={item} />
        )}
        <Places request={item} />
      </div>
      <div
        className={cn(
          "flex flex-wrap items-center gap-x-3 lg:grid lg:justify-items-start",
          acts ? "lg:w-28" : "lg:w-67",
        )}
      >
        <StatusBadge of={receivedStates[state]} />
        {hasReason(state) && (
          <Suspense>
            <StandingReason item={item} state={state} />
          </Suspense>
        )}
        {!open && <Deadline request={item} />}
        <span className="num">
          {/* In the line of the day: a badge of its own made the row higher. */}
          {state !== "accepted" && <UnreadNote jobRequestId={item.id} plain after={"\u00a0· "} />}
          {recent(own?.createdAt ?? item.createdAt)}
        </span>
      </div>
    </div>
  );
}

/** The amount that the company asked, in a column of amounts; what it is for below. */
function OwnPrice({ item: { jobRequestCompanies } }: { item: ReceivedItem }) {
  const { t } = useLingui();
  const amountOf = useAmountText();
  const priceOf = usePriceText();
  const units = usePriceUnitWords();
  const vats = useVatWords();
  const [own] = jobRequestCompanies;
  const price = own && priceOf(own);
  if (!own || price === undefined) return null;
  return (
    <>
      <VisuallyHidden>{t`Votre prix : ${price}`}</VisuallyHidden>
      <span aria-hidden="true" className="num text-sm font-semibold text-ink">
        {amountOf(own.priceMin, own.priceMax, own.currency)}
      </span>
      <span aria-hidden="true">
        {[own.priceUnit && units[own.priceUnit], own.vat && vats[own.vat]].filter(Boolean).join(", ")}
      </span>
    </>
  );
}
