import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ClientSignUp } from "#features/auth/sign-up/client-sign-up.tsx";
import { SignUpHead } from "#features/auth/heads.tsx";
import { SignUpPage } from "#features/auth/sign-up/sign-up-page.tsx";
import { AccountPending, usePendingSearch } from "#layout/auth/account-pending.tsx";
import { pageTitle } from "#layout/document/page-title.ts";
import { accountSearch, guestsOnly } from "#session/guest/guest.ts";

export const Route = createFileRoute("/auth/register/tenderer")({
  validateSearch: accountSearch,
  beforeLoad: guestsOnly,
  head: (args) => pageTitle(args, msg`Créer un compte client`),
  pendingComponent: Pending,
  pendingMinMs: 0,
  component: RegisterClient,
});

function Pending() {
  const search = usePendingSearch(accountSearch);
  return <AccountPending head={<SignUpHead kind="client" search={search} />} fields={5} wide />;
}

function RegisterClient() {
  const search = Route.useSearch();
  return (
    <SignUpPage kind="client" search={search}>
      <ClientSignUp search={search} />
    </SignUpPage>
  );
}
