import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { CategoriesScreen } from "#features/category/admin/categories-screen.tsx";
import { treeSearch } from "#features/category/admin/tree/tree-search.ts";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/category/list")({
  validateSearch: treeSearch,
  loader: ({ context: { api } }) => {
    void api.category.overview.prefetch();
  },
  head: (args) => pageTitle(args, msg`Catégories`),
  component: Page,
});

function Page() {
  return <CategoriesScreen {...Route.useSearch()} />;
}
