import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { RegionsScreen } from "#features/region/admin/regions-screen.tsx";
import { regionsSearch } from "#features/region/admin/regions-search.ts";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/regions/")({
  validateSearch: regionsSearch,
  loader: ({ context: { api } }) => {
    void api.region.overview.prefetch();
  },
  head: (args) => pageTitle(args, msg`Régions`),
  component: Page,
});

function Page() {
  return <RegionsScreen {...Route.useSearch()} />;
}
