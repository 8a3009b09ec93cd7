import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { createFileRoute, Link, redirect } from "@tanstack/react-router";
import { SignInForm } from "../../features/auth/sign-in-form.tsx";
import { AccountHead } from "../../layout/account/account-head.tsx";
import { AccountPending } from "../../layout/account/account-pending.tsx";
import { pageTitle } from "../../layout/page-title.ts";
import { destinationOf } from "../../session/return-url.ts";

/** The form is the browser's alone: sent before the page is alive, it would put the password into the address. */
export const Route = createFileRoute("/auth/login")({
  ssr: false,
  validateSearch: ({ returnUrl }: Record<string, unknown>): { returnUrl?: string } =>
    typeof returnUrl === "string" ? { returnUrl } : {},
  beforeLoad: ({ context: { session }, search: { returnUrl } }) => {
    const role = session.current()?.claims?.role;
    if (role) redirect({ href: destinationOf(returnUrl, role), throw: true });
  },
  head: (args) => pageTitle(args, msg`Se connecter`),
  pendingComponent: AccountPending,
  component: Login,
});

function Login() {
  const { returnUrl } = Route.useSearch();
  return (
    <div className="grid gap-6">
      <AccountHead title={<Trans>Se connecter</Trans>}>
        <Trans>Heureux de vous revoir.</Trans>
      </AccountHead>
      <SignInForm returnUrl={returnUrl} />
      <p className="border-t border-line pt-6 text-ink-2">
        <Trans>
          Pas encore de compte ?
          <br />
          <Link to="/auth/register/tenderer">Créer un compte client</Link> ou{" "}
          <Link to="/auth/register/company">inscrire mon entreprise</Link>
        </Trans>
      </p>
    </div>
  );
}
