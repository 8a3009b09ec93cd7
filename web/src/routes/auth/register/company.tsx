import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { CompanySignUp } from "../../../features/auth/company-sign-up.tsx";
import { SignUpPage } from "../../../features/auth/sign-up-page.tsx";
import { AccountPending } from "../../../layout/account/account-pending.tsx";
import { pageTitle } from "../../../layout/page-title.ts";
import { accountSearch, guestsOnly } from "../../../session/guest.ts";

export const Route = createFileRoute("/auth/register/company")({
  ssr: false,
  validateSearch: accountSearch,
  beforeLoad: guestsOnly,
  head: (args) => pageTitle(args, msg`Inscrire mon entreprise`),
  pendingComponent: AccountPending,
  component: RegisterCompany,
});

function RegisterCompany() {
  const search = Route.useSearch();
  return (
    <SignUpPage
      search={search}
      title={<Trans>Inscrire mon entreprise</Trans>}
      lead={<Trans>Vous choisirez vos métiers et vos districts ensuite, dans votre profil.</Trans>}
    >
      <CompanySignUp search={search} />
    </SignUpPage>
  );
}
