import { msg } from "@lingui/core/macro";
import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { directorySearch } from "#features/showcase/directory-search.ts";
import { Directory } from "#features/showcase/directory.tsx";
import { companyListFacts } from "#features/showcase/showcase-facts.ts";
import { breadcrumbFacts } from "#layout/public/facts.ts";
import { pageHead } from "#layout/public/page-head.ts";
import { PublicNotFound } from "#layout/public/public-not-found.tsx";

const pageSize = 24;

export const Route = createFileRoute("/_public/companies/")({
  validateSearch: directorySearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { calls }, deps: { trade, category, canton, name, page: pageNumber = 1 } }) => {
    const { api } = await calls();
    const [page, regions] = await Promise.all([
      api.showcase.list.fetch({ subcategory: trade, category, canton, search: name, pageNumber, pageSize }),
      api.region.tree.fetch(),
    ]);
    return { page, regions };
  },
  head: ({ loaderData, ...args }) => {
    const { i18n } = args.match.context;
    const { page: pageNumber = 1, ...narrowed } = args.match.search;
    return pageHead(args, {
      title: pageNumber === 1 ? msg`Entreprises` : i18n._(msg`Entreprises, page ${pageNumber}`),
      description: msg`Des entreprises suisses pour vos travaux et services : ce qu’elles font, où elles travaillent, et ce que leurs clients en disent.`,
      ...(pageNumber > 1 && { query: { page: String(pageNumber) } }),
      // Endlessly many searches show the same companies in other orders.
      hidden: Object.keys(narrowed).length > 0 || (loaderData?.page.items.length === 0 && pageNumber > 1),
      facts: (page) => [
        breadcrumbFacts(page, [
          { name: page.site.name, path: "/" },
          { name: i18n._(msg`Entreprises`), path: "/companies" },
        ]),
        ...(loaderData && loaderData.page.items.length > 0 ? [companyListFacts(page, loaderData.page.items)] : []),
      ],
    });
  },
  notFoundComponent: PublicNotFound,
  component: Page,
});

const shell = getRouteApi("/_public");

function Page() {
  const { page, regions } = Route.useLoaderData();
  return (
    <Directory page={page} search={Route.useSearch()} categories={shell.useLoaderData().categories} regions={regions} />
  );
}
