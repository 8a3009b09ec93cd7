import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ForgotPassword } from "#features/auth/password/forgot-password.tsx";
import { ForgotPasswordHead } from "#features/auth/heads.tsx";
import { AccountPending, usePendingSearch } from "#layout/auth/account-pending.tsx";
import { pageTitle } from "#layout/document/page-title.ts";
import { accountSearch } from "#session/guest/guest.ts";

export const Route = createFileRoute("/auth/forgot-password")({
  validateSearch: accountSearch,
  head: (args) => pageTitle(args, msg`Mot de passe oublié`),
  pendingComponent: Pending,
  pendingMinMs: 0,
  component: Page,
});

function Pending() {
  return <AccountPending head={<ForgotPasswordHead search={usePendingSearch(accountSearch)} />} />;
}

function Page() {
  return <ForgotPassword search={Route.useSearch()} />;
}
