import { msg } from "@lingui/core/macro";
import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { Home } from "../../features/home/home.tsx";
import { pageTitle } from "../../layout/page-title.ts";

export const Route = createFileRoute("/_public/")({
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } =>
    typeof q === "string" || typeof q === "number" ? { q: String(q).slice(0, 80) } : {},
  head: (args) => pageTitle(args, msg`Trouvez une entreprise pour vos travaux`),
  component: HomePage,
});

const shell = getRouteApi("/_public");

function HomePage() {
  const { categories } = shell.useLoaderData();
  const { q } = Route.useSearch();
  return <Home categories={categories} searched={q} />;
}
