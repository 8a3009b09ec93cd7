import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { CoveragePage } from "#features/profile/company/pages/coverage-page.tsx";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/company/profile/coverage")({
  loader: ({ context: { api } }) =>
    Promise.all([api.company.own.ensureData(), api.category.list.ensureData(), api.region.tree.ensureData()]),
  head: (args) => pageTitle(args, msg`Prestations et zone`),
  component: CoveragePage,
});
