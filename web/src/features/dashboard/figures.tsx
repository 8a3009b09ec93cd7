import { Trans, useLingui } from "@lingui/react/macro";
import { formatCount } from "@metiro/shared/format";
import { Link } from "@tanstack/react-router";
import { Ban, Building2, CheckCheck, Inbox } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { trpc } from "../../api.ts";
import { quietly } from "../../calls/quietly.ts";
import { Icon, type IconShape } from "../../ui/icon.tsx";
import type { LinkParts } from "../../ui/link-parts.ts";
import { activeCompaniesInput, allCompaniesInput, waitingInput } from "./inputs.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useWaitingWords } from "./waiting-words.ts";

const tabs = {
  active: (parts: LinkParts) => <Link {...parts} to="/admin/jobs" search={{ status: "active" }} />,
  processed: (parts: LinkParts) => <Link {...parts} to="/admin/jobs" search={{ status: "processed" }} />,
  canceled: (parts: LinkParts) => <Link {...parts} to="/admin/jobs" search={{ status: "canceled" }} />,
  companies: (parts: LinkParts) => <Link {...parts} to="/admin/company/all" />,
};

/** A figure that cannot be had stays empty; the list below says when nothing can be reached. */
const counting = { ...quietly, retryOnMount: false };

/** Four figures, each the way to what it counts. */
export function Figures() {
  const { t } = useLingui();
  const waitedOf = useWaitingWords();
  const { data: requests } = trpc.jobRequest.listForAdmin.useQuery(waitingInput, { retryOnMount: false });
  const { data: active } = trpc.company.list.useQuery(activeCompaniesInput, counting);
  const { data: companies } = trpc.company.list.useQuery(allCompaniesInput, counting);
  const counts = requests?.statusCounts;
  const all = counts && formatCount(counts.active + counts.processed + counts.canceled);
  const oldest = requests?.items[0] && waitedOf(requests.items[0].createdAt);
  const registered = companies && formatCount(companies.totalCount);
  return (
    <section
      aria-label={t`Chiffres`}
      className="grid grid-cols-2 overflow-clip rounded-lg border border-line bg-surface lg:grid-cols-4"
    >
      <Figure link={tabs.active} icon={Inbox} label={<Trans>Offres à transmettre</Trans>} value={counts?.active}>
        {oldest && <Trans>la plus ancienne attend {oldest}</Trans>}
      </Figure>
      <Figure link={tabs.processed} icon={CheckCheck} label={<Trans>Offres traitées</Trans>} value={counts?.processed}>
        {all && <Trans>sur {all} en tout</Trans>}
      </Figure>
      <Figure link={tabs.canceled} icon={Ban} label={<Trans>Offres annulées</Trans>} value={counts?.canceled}>
        {all && <Trans>sur {all} en tout</Trans>}
      </Figure>
      <Figure
        link={tabs.companies}
        icon={Building2}
        label={<Trans>Entreprises abonnées</Trans>}
        value={active?.totalCount}
      >
        {registered && <Trans>sur {registered} inscrites</Trans>}
      </Figure>
    </section>
  );
}

interface FigureProps {
  link: (parts: LinkParts) => ReactElement;
  icon: IconShape;
  label: ReactNode;
  /** Undefined: not here yet. */
  value: number | undefined;
  children: ReactNode;
}

const cell =
  "-mt-px -ml-px block min-w-0 border-t border-l border-line p-4 text-ink no-underline hover:bg-hover focus-visible:-outline-offset-3 md:p-5";

function Figure({ link, icon, label, value, children }: FigureProps) {
  return link({
    className: cell,
    children: (
      <>
        <span className="flex items-start justify-between gap-2 text-sm font-medium text-ink-2">
          <span className="min-w-0">{label}</span>
          <Icon of={icon} size="sm" className="mt-0.5 text-ink-3" />
        </span>
        <span className="mt-1 block font-display text-2xl font-semibold tabular-nums">
          {value === undefined ? <Skeleton shape="title" className="my-1 max-w-16" /> : formatCount(value)}
        </span>
        <span className="block min-h-5 text-xs text-ink-3">{children}</span>
      </>
    ),
  });
}
