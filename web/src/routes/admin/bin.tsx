import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { Bin } from "#features/bin/bin.tsx";
import { binInput, binSearch } from "#features/bin/bin-search.ts";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/bin")({
  validateSearch: binSearch.validate,
  search: { middlewares: [stripSearchParams(binSearch.defaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps }) => {
    void api.bin.list.prefetch(binInput(deps));
  },
  head: (args) => pageTitle(args, msg`Corbeille`),
  component: Bin,
});
