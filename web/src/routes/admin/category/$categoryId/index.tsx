import { createFileRoute } from "@tanstack/react-router";
import { EditCategory } from "#features/category/admin/form/edit-category.tsx";
import { loadRow } from "#features/category/admin/form/row/load-row.ts";
import { RowMissing } from "#features/category/admin/form/row/row-missing.tsx";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/category/$categoryId/")({
  loader: ({ context: { api }, params: { categoryId } }) => loadRow(categoryId, api.category.get),
  // What was read before is never shown first: the form would go on from an older version.
  staleTime: 0,
  gcTime: 0,
  preload: false,
  head: (args) => pageTitle(args, args.loaderData?.name ?? ""),
  notFoundComponent: RowMissing,
  component: Page,
});

function Page() {
  const { categoryId } = Route.useParams();
  return <EditCategory key={categoryId} id={categoryId} />;
}
