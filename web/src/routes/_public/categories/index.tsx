import { msg } from "@lingui/core/macro";
import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { Categories } from "#features/catalogue/categories.tsx";
import { breadcrumbFacts } from "#layout/public/facts.ts";
import { pageHead } from "#layout/public/page-head.ts";

export const Route = createFileRoute("/_public/categories/")({
  head: (args) =>
    pageHead(args, {
      title: msg`Toutes les catégories`,
      description: msg`Du chantier au bureau : choisissez une prestation, répondez à quelques questions et comparez les réponses des entreprises de votre région.`,
      facts: (page) => [
        breadcrumbFacts(page, [
          { name: page.site.name, path: "/" },
          { name: args.match.context.i18n._(msg`Catégories`), path: "/categories" },
        ]),
      ],
    }),
  component: CategoriesPage,
});

const shell = getRouteApi("/_public");

function CategoriesPage() {
  return <Categories categories={shell.useLoaderData().categories} />;
}
