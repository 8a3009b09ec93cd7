import { useLingui } from "@lingui/react/macro";
import { formatCount } from "@metiro/shared/text/format";
import type { RequestRowPage } from "@metiro/shared/job-request/list-row";
import { Link } from "@tanstack/react-router";
import type { LinkParts } from "#ui/navigation/link-parts.ts";
import type { Tab } from "#ui/navigation/tabs.tsx";
import { type RequestView, requestViews } from "./requests-search.ts";

/** The statuses as tabs, with how many requests of each the filters leave; without, where counting stopped at its limit. */
export function useRequestTabs(
  current: RequestView,
  page: Pick<RequestRowPage, "statusCounts" | "totalCapped"> | undefined,
  /** A filter is on that counts its own tab alone. */
  partial: boolean,
): Tab[] {
  const { t } = useLingui();
  const counts = page?.totalCapped || partial ? undefined : page?.statusCounts;
  const words = { all: t`Toutes`, active: t`À transmettre`, processed: t`Transmises`, canceled: t`Annulées` };
  const totals = counts && { ...counts, all: counts.active + counts.processed + counts.canceled };
  return requestViews.map((view) => ({
    key: view,
    label: words[view],
    count: totals && formatCount(totals[view]),
    accent: view === "active" && (totals?.active ?? 0) > 0,
    current: view === current,
    link: (parts: LinkParts) => (
      <Link
        {...parts}
        to="."
        search={(previous) => ({
          ...previous,
          status: view,
          // What waits longest is done first; of what was done the newest is looked for.
          sort: view === "active" ? "oldest" : "newest",
          progress: "",
          pageNumber: 1,
        })}
        resetScroll={false}
      />
    ),
  }));
}
