import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { ProofsPage } from "#features/proof/proofs-page.tsx";
import { proofsInput, proofsSearch } from "#features/proof/proofs-search.ts";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/proofs")({
  validateSearch: proofsSearch.validate,
  search: { middlewares: [stripSearchParams(proofsSearch.defaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps }) => {
    void api.proof.list.prefetch(proofsInput(deps));
  },
  head: (args) => pageTitle(args, msg`Vérifications`),
  component: ProofsPage,
});
