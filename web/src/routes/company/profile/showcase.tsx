import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ShowcaseSettingsPage } from "#features/profile/company/pages/showcase-page.tsx";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/company/profile/showcase")({
  loader: ({ context: { api } }) => api.showcase.own.ensureData(),
  head: (args) => pageTitle(args, msg`Page publique`),
  component: ShowcaseSettingsPage,
});
