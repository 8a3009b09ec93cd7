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
  page: Pick<RequestRowPage, "totalCount"> | undefined,
  /** What tells the tabs; absent where a filter is on that counts its own alone. */
  told: Pick<RequestRowPage, "statusCounts" | "totalCapped" | "relaunchCount"> | undefined,
): Tab[] {
  const { t } = useLingui();
  const counts = told?.totalCapped ? undefined : told?.statusCounts;
  const words = {
    all: t`Toutes`,
    active: t`À transmettre`,
    relaunch: t`À relancer`,
    processed: t`Transmises`,
    canceled: t`Annulées`,
  };
  const totals = counts && { ...counts, all: counts.active + counts.processed + counts.canceled };
  const toRelaunch = current === "relaunch" ? page?.totalCount : told?.relaunchCount;
  const countOf = (view: RequestView) => (view === "relaunch" ? toRelaunch : totals?.[view]);
  return requestViews.map((view) => ({
    key: view,
    label: words[view],
    count: countText(countOf(view)),
    accent: (view === "active" || view === "relaunch") && (countOf(view) ?? 0) > 0,
    current: view === current,
    link: (parts: LinkParts) => (
      <Link
        {...parts}
        to="."
        search={(previous) => ({
          ...previous,
          status: view,
          // What waits longest is done first; of what was done the newest is looked for.
          sort: view === "active" || view === "relaunch" ? "oldest" : "newest",
          progress: "",
          guarantee: view === "relaunch" ? "" : (previous.guarantee ?? ""),
          pageNumber: 1,
        })}
        resetScroll={false}
      />
    ),
  }));
}

const countText = (count: number | undefined) => (count === undefined ? undefined : formatCount(count));
