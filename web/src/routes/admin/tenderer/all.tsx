import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { ClientsList } from "#features/people/clients/clients-list.tsx";
import { clientsInput } from "#features/people/clients/clients-search.ts";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/tenderer/all")({
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps }) => {
    void api.tenderer.list.prefetch(clientsInput(deps));
    void api.region.tree.prefetch(undefined, handlesOwnErrors);
  },
  head: (args) => pageTitle(args, msg`Clients`),
  component: ClientsList,
});
