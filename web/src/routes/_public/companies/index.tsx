import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { directoryHead } from "#features/showcase/directory-head.ts";
import { directorySearch } from "#features/showcase/directory-search.ts";
import { Directory } from "#features/showcase/directory.tsx";
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
  head: ({ loaderData, ...args }) => directoryHead(args, args.match.search, loaderData?.page.items),
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
