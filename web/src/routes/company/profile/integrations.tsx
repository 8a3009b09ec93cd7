import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { IntegrationsPage } from "#features/profile/company/pages/integrations-page.tsx";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/company/profile/integrations")({
  head: (args) => pageTitle(args, msg`Intégrations`),
  component: IntegrationsPage,
});
