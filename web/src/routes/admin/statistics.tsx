import { msg } from "@lingui/core/macro";
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from "@tanstack/react-router";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { daysOf, readSearch, type StatisticsSearch, usualSearch } from "#features/statistics/statistics-search.ts";
import { StatisticsPage } from "#features/statistics/statistics.tsx";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/statistics")({
  validateSearch: (raw: Partial<StatisticsSearch> & SearchSchemaInput) => readSearch(raw),
  search: { middlewares: [stripSearchParams(usualSearch)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps }) => {
    const days = daysOf(deps);
    void api.dashboard.statistics.prefetch(days, handlesOwnErrors);
    void api.dashboard.pageViews.prefetch(days, handlesOwnErrors);
  },
  head: (args) => pageTitle(args, msg`Statistiques`),
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <StatisticsPage
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
