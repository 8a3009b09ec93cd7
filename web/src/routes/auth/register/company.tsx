import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { CompanySignUp } from "#features/auth/sign-up/company-sign-up.tsx";
import { SignUpHead } from "#features/auth/heads.tsx";
import { SignUpPage } from "#features/auth/sign-up/sign-up-page.tsx";
import { AccountPending, usePendingSearch } from "#layout/auth/account-pending.tsx";
import { pageTitle } from "#layout/document/page-title.ts";
import { accountSearch, guestsOnly } from "#session/guest/guest.ts";

export const Route = createFileRoute("/auth/register/company")({
  validateSearch: accountSearch,
  beforeLoad: guestsOnly,
  head: (args) => pageTitle(args, msg`Inscrire mon entreprise`),
  pendingComponent: Pending,
  pendingMinMs: 0,
  component: RegisterCompany,
});

function Pending() {
  const search = usePendingSearch(accountSearch);
  return <AccountPending head={<SignUpHead kind="company" search={search} />} fields={7} wide />;
}

function RegisterCompany() {
  const search = Route.useSearch();
  return (
    <SignUpPage kind="company" search={search}>
      <CompanySignUp search={search} />
    </SignUpPage>
  );
}
