import type { JobRequest } from "@metiro/shared/job-request/schema";
import { useDistrictText } from "#domain/request/locality-text.ts";
import { useAmountText } from "#domain/request/price-text.ts";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { useStartText } from "#i18n/use-start-words.ts";
import type { DispatchTarget } from "../types.ts";

interface EssentialsProps {
  target: DispatchTarget;
  /** Undefined: not here yet. */
  request: JobRequest | undefined;
}

/** What companies are chosen by, in two lines: trade and district, start and budget. */
export function Essentials({ target, request }: EssentialsProps) {
  const nameOf = useCatalogueName();
  const districtOf = useDistrictText();
  const startOf = useStartText();
  const amountOf = useAmountText();
  const budget = request && amountOf(request.budgetMin, request.budgetMax, request.currency);
  return (
    <span className="grid min-w-0 flex-1">
      <span className="font-medium">
        {nameOf(target.subcategory)} · {districtOf(target)}
      </span>
      {/* Keeps its room until it is known. */}
      <span className="num min-h-5.5 text-ink-2">
        {request && [startOf(request), budget].filter(Boolean).join(" · ")}
      </span>
    </span>
  );
}
