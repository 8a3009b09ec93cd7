import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { GapsList } from "#features/region/gaps/gaps-list.tsx";
import { gapsInput, gapsSearch } from "#features/region/gaps/gaps-search.ts";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/regions/gaps")({
  validateSearch: gapsSearch.validate,
  search: { middlewares: [stripSearchParams(gapsSearch.defaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps }) => {
    void api.region.gaps.prefetch(gapsInput(deps));
  },
  head: (args) => pageTitle(args, msg`Sans couverture`),
  component: GapsList,
});
