import { Trans, useLingui } from "@lingui/react/macro";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { ArrowLeft, ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { cn } from "#ui/cn.ts";
import { Button } from "#ui/button/button.tsx";
import { Skeleton, SkeletonArea } from "#ui/feedback/skeleton.tsx";
import { Icon } from "#ui/icon.tsx";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { VisuallyHidden } from "#ui/display/visually-hidden.tsx";
import { useDistrictText } from "#domain/request/locality-text.ts";
import { useAmountText } from "#domain/request/price-text.ts";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { useStartText } from "#i18n/use-start-words.ts";
import { RequestFacts } from "../../../request-facts.tsx";
import type { DispatchTarget } from "../types.ts";
import { CompanyPeek } from "./company-peek.tsx";

interface SidePaneProps {
  target: DispatchTarget;
  /** Undefined: not here yet. */
  request: JobRequest | undefined;
  /** The company that is looked at in its place. */
  peeked: string | undefined;
  onBack: () => void;
}

/** Beside the companies: what is asked for, or a company one looks at. Where there is no room beside, above and unfolded on demand; on a phone its essentials are what unfolds it. */
export function SidePane({ target, request, peeked, onBack }: SidePaneProps) {
  const onPhone = usePhone();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { t } = useLingui();
  if (peeked !== undefined)
    return (
      <Pane label={t`Entreprise`}>
        <Button size="sm" variant="ghost" icon={ArrowLeft} onClick={onBack} className="mb-3 -ml-2">
          <Trans>La demande</Trans>
        </Button>
        <CompanyPeek id={peeked} />
      </Pane>
    );
  const opener = { "aria-expanded": open, "aria-controls": id, onClick: () => setOpen(!open) };
  return (
    <Pane label={t`Demande`}>
      {onPhone ? (
        <button
          type="button"
          {...opener}
          className="-mx-5 -my-3 flex w-[calc(100%+2.5rem)] items-center gap-3 px-5 py-2 text-left text-sm hover:bg-hover focus-visible:-outline-offset-3"
        >
          <VisuallyHidden>
            <Trans>Lire la demande</Trans>{" "}
          </VisuallyHidden>
          <Essentials target={target} request={request} />
          <Icon of={ChevronDown} className={cn("shrink-0 text-ink-3", open && "rotate-180")} />
        </button>
      ) : (
        <Button size="sm" variant="secondary" icon={ChevronDown} className="xl:hidden" {...opener}>
          <Trans>Lire la demande</Trans>
        </Button>
      )}
      <div id={id} className={cn("text-sm max-xl:mt-3 max-md:mt-5", narrowFacts, !open && "max-xl:hidden")}>
        {request ? <RequestFacts request={request} /> : <Pending />}
      </div>
    </Pane>
  );
}

const Pane = ({ label, children }: { label: string; children: ReactNode }) => (
  <aside
    aria-label={label}
    // What scrolls has to be reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    tabIndex={0}
    className="min-w-0 border-line px-5 py-3 focus-visible:-outline-offset-3 max-xl:border-b xl:min-h-0 xl:overflow-y-auto xl:overscroll-contain xl:border-r xl:px-6 xl:py-4"
  >
    {children}
  </aside>
);

/** Label above value: the pane is too narrow for both in a line. */
export const narrowFacts =
  "xl:[&_dl>div]:grid-cols-1! xl:[&_dl>div]:gap-y-0.5 xl:[&_dl>div]:py-2 xl:[&_ul]:grid-cols-2!";

const Pending = () => (
  <SkeletonArea className="grid gap-4">
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} />
    ))}
  </SkeletonArea>
);

interface EssentialsProps {
  target: DispatchTarget;
  /** Undefined: not here yet. */
  request: JobRequest | undefined;
}

/** What companies are chosen by, in two lines: trade and district, start and budget. */
function Essentials({ target, request }: EssentialsProps) {
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
