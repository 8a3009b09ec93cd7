import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { DataPage } from "#features/profile/company/pages/data-page.tsx";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/company/profile/data")({
  loader: ({ context: { api } }) => api.auth.profile.ensureData(),
  head: (args) => pageTitle(args, msg`Vos données`),
  component: DataPage,
});
