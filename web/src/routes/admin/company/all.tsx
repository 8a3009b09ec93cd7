import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { quietly } from "#api/quietly.ts";
import { CompaniesList } from "#features/people/companies/companies-list.tsx";
import { companiesInput } from "#features/people/companies/companies-search.ts";
import { pageTitle } from "#layout/page-title.ts";

export const Route = createFileRoute("/admin/company/all")({
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps }) => {
    void api.company.list.prefetch(companiesInput(deps));
    void api.category.list.prefetch(undefined, quietly);
    void api.region.tree.prefetch(undefined, quietly);
  },
  head: (args) => pageTitle(args, msg`Entreprises`),
  component: CompaniesList,
});
