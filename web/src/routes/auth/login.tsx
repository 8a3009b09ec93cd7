import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { createFileRoute, Link } from "@tanstack/react-router";
import { SignInForm } from "../../features/auth/sign-in-form.tsx";
import { AccountHead } from "../../layout/account/account-head.tsx";
import { AccountPending } from "../../layout/account/account-pending.tsx";
import { pageTitle } from "../../layout/page-title.ts";
import { accountSearch, guestsOnly } from "../../session/guest.ts";

/** The form is the browser's alone: sent before the page is alive, it would put the password into the address. */
export const Route = createFileRoute("/auth/login")({
  ssr: false,
  validateSearch: accountSearch,
  beforeLoad: guestsOnly,
  head: (args) => pageTitle(args, msg`Se connecter`),
  pendingComponent: AccountPending,
  component: Login,
});

function Login() {
  const search = Route.useSearch();
  return (
    <div className="grid gap-6">
      <AccountHead title={<Trans>Se connecter</Trans>}>
        <Trans>Heureux de vous revoir.</Trans>
      </AccountHead>
      <SignInForm returnUrl={search.returnUrl} />
      <p className="border-t border-line pt-6 text-ink-2">
        <Trans>
          Pas encore de compte ?
          <br />
          <Link to="/auth/register/tenderer" search={search}>
            Créer un compte client
          </Link>{" "}
          ou{" "}
          <Link to="/auth/register/company" search={search}>
            inscrire mon entreprise
          </Link>
        </Trans>
      </p>
    </div>
  );
}
