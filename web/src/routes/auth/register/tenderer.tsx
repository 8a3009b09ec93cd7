import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ClientSignUp } from "../../../features/auth/client-sign-up.tsx";
import { SignUpPage } from "../../../features/auth/sign-up-page.tsx";
import { AccountPending } from "../../../layout/account/account-pending.tsx";
import { pageTitle } from "../../../layout/page-title.ts";
import { accountSearch, guestsOnly } from "../../../session/guest.ts";

export const Route = createFileRoute("/auth/register/tenderer")({
  ssr: false,
  validateSearch: accountSearch,
  beforeLoad: guestsOnly,
  head: (args) => pageTitle(args, msg`Créer un compte client`),
  pendingComponent: AccountPending,
  component: RegisterClient,
});

function RegisterClient() {
  const search = Route.useSearch();
  return (
    <SignUpPage
      search={search}
      title={<Trans>Créer un compte</Trans>}
      lead={<Trans>Pour publier vos demandes et suivre les réponses. C’est gratuit.</Trans>}
    >
      <ClientSignUp search={search} />
    </SignUpPage>
  );
}
