import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { trpc } from "#api/trpc.ts";
import { FormPage } from "#features/category/admin/form/form-page.tsx";
import { SubcategoryForm } from "#features/category/admin/form/subcategory-form.tsx";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/category/$categoryId/subcategories/add")({
  loader: ({ context: { api } }) => api.category.list.ensureData(),
  head: (args) => pageTitle(args, msg`Ajouter une sous-catégorie`),
  component: Page,
});

function Page() {
  const { t } = useLingui();
  const { categoryId } = Route.useParams();
  const [categories] = trpc.category.list.useSuspenseQuery();
  return (
    <FormPage title={t`Ajouter une sous-catégorie`} parent={categories.find(({ id }) => id === categoryId)}>
      <SubcategoryForm categories={categories} categoryId={categoryId} />
    </FormPage>
  );
}
