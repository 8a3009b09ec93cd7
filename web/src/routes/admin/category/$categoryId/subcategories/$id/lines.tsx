import { Trans } from "@lingui/react/macro";
import { createFileRoute, Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { fresh } from "#api/failure/found-or-missing.ts";
import { loadSubcategory } from "#features/question-form/load-subcategory.ts";
import { SubcategoryMissing } from "#features/question-form/subcategory-missing.tsx";
import { pageTitle } from "#layout/document/page-title.ts";
import { PagePending } from "#layout/panel/panel-pending.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

export const Route = createFileRoute("/admin/category/$categoryId/subcategories/$id/lines")({
  loader: async ({ context: { api }, params }) => {
    const subcategory = await loadSubcategory(api, params);
    await api.standardLine.get.fetch({ subcategoryId: params.id }, fresh);
    return subcategory;
  },
  head: (args) => pageTitle(args, args.loaderData?.name ?? ""),
  pendingComponent: PagePending,
  notFoundComponent: Missing,
  component: Lines,
});

const StandardLines = lazyPart(() => import("#features/category/admin/lines/standard-lines.tsx"));

function Lines() {
  const { id } = Route.useParams();
  return (
    <Suspense fallback={<PagePending />}>
      <StandardLines key={id} id={id} />
    </Suspense>
  );
}

function Missing() {
  return (
    <SubcategoryMissing>
      <Link to="/admin/category/list" className={buttonClass()}>
        <Trans>Voir les catégories</Trans>
      </Link>
    </SubcategoryMissing>
  );
}
