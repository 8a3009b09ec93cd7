import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { CompaniesList } from "#features/people/companies/companies-list.tsx";
import { companiesInput } from "#features/people/companies/companies-search.ts";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/company/all")({
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps }) => {
    void api.company.list.prefetch(companiesInput(deps));
    void api.category.list.prefetch(undefined, handlesOwnErrors);
    void api.region.tree.prefetch(undefined, handlesOwnErrors);
  },
  head: (args) => pageTitle(args, msg`Entreprises`),
  component: CompaniesList,
});
