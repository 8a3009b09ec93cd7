import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { AbsencePage } from "#features/profile/company/pages/absence-page.tsx";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/company/profile/absence")({
  loader: ({ context: { api } }) => api.company.own.ensureData(),
  head: (args) => pageTitle(args, msg`Pause et vacances`),
  component: AbsencePage,
});
