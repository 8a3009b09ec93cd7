import { Trans, useLingui } from "@lingui/react/macro";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { ArrowLeft, ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { cn } from "#ui/cn.ts";
import { Button } from "#ui/button/button.tsx";
import { Skeleton, SkeletonArea } from "#ui/feedback/skeleton.tsx";
import { RequestFacts } from "../../../request-facts.tsx";
import { CompanyPeek } from "./company-peek.tsx";

interface SidePaneProps {
  /** Undefined: not here yet. */
  request: JobRequest | undefined;
  /** The company that is looked at in its place. */
  peeked: string | undefined;
  onBack: () => void;
}

/** Beside the companies: what is asked for, or a company one looks at. Where there is no room beside, above and unfolded on demand. */
export function SidePane({ request, peeked, onBack }: SidePaneProps) {
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
  return (
    <Pane label={t`Demande`}>
      <Button
        size="sm"
        variant="secondary"
        icon={ChevronDown}
        className="xl:hidden"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Trans>Lire la demande</Trans>
      </Button>
      <div id={id} className={cn("text-sm max-xl:mt-3", narrowFacts, !open && "max-xl:hidden")}>
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
