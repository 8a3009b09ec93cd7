import { createFileRoute } from "@tanstack/react-router";
import { EditSubcategory } from "#features/category/admin/form/edit-subcategory.tsx";
import { loadRow } from "#features/category/admin/form/row/load-row.ts";
import { RowMissing } from "#features/category/admin/form/row/row-missing.tsx";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/category/$categoryId/subcategories/$id/")({
  loader: async ({ context: { api }, params: { id } }) => {
    const [subcategory] = await Promise.all([loadRow(id, api.subCategory.get), api.category.list.ensureData()]);
    return { name: subcategory.name };
  },
  // What was read before is never shown first: the form would go on from an older version.
  staleTime: 0,
  gcTime: 0,
  preload: false,
  head: (args) => pageTitle(args, args.loaderData?.name ?? ""),
  notFoundComponent: RowMissing,
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  return <EditSubcategory key={id} id={id} />;
}
