import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { AccountPage } from "#features/profile/company/pages/account-page.tsx";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/company/profile/account")({
  loader: ({ context: { api } }) => api.auth.profile.ensureData(),
  head: (args) => pageTitle(args, msg`Compte et sécurité`),
  component: AccountPage,
});
