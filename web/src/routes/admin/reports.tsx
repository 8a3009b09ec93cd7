import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { ReportsPage } from "#features/report/reports-page.tsx";
import { reportsInput, reportsSearch } from "#features/report/reports-search.ts";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/reports")({
  validateSearch: reportsSearch.validate,
  search: { middlewares: [stripSearchParams(reportsSearch.defaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps }) => {
    void api.report.list.prefetch(reportsInput(deps));
  },
  head: (args) => pageTitle(args, msg`Signalements`),
  component: ReportsPage,
});
