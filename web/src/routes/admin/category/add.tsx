import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { CategoryForm } from "#features/category/admin/form/category-form.tsx";
import { FormPage } from "#features/category/admin/form/form-page.tsx";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/category/add")({
  head: (args) => pageTitle(args, msg`Ajouter une catégorie`),
  component: Page,
});

function Page() {
  const { t } = useLingui();
  return (
    <FormPage title={t`Ajouter une catégorie`}>
      <CategoryForm />
    </FormPage>
  );
}
