import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { AccessesPage } from "#features/data-access/accesses-page.tsx";
import { accessesInput, accessesSearch } from "#features/data-access/accesses-search.ts";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/tenderer/accesses")({
  validateSearch: accessesSearch.validate,
  search: { middlewares: [stripSearchParams(accessesSearch.defaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps }) => void api.dataAccess.list.prefetch(accessesInput(deps)),
  head: (args) => pageTitle(args, msg`Qui a vu mes données`),
  component: AccessesPage,
});
