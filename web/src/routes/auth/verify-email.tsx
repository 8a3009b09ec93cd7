import { msg } from "@lingui/core/macro";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { VerifyEmail } from "../../features/auth/verify-email.tsx";
import { AccountPending } from "../../layout/account/account-pending.tsx";
import { pageTitle } from "../../layout/page-title.ts";
import { guard } from "../../session/guards.ts";
import { accountSearch } from "../../session/guest.ts";
import { destinationOf } from "../../session/return-url.ts";

const signedIn = guard({});

export const Route = createFileRoute("/auth/verify-email")({
  ssr: false,
  validateSearch: accountSearch,
  beforeLoad: (visit) => {
    signedIn(visit);
    const claims = visit.context.session.current()?.claims;
    if (claims?.emailConfirmed) redirect({ href: destinationOf(visit.search.returnUrl, claims.role), throw: true });
  },
  head: (args) => pageTitle(args, msg`Confirmez votre adresse e-mail`),
  pendingComponent: AccountPending,
  component: Page,
});

function Page() {
  const { returnUrl } = Route.useSearch();
  return <VerifyEmail returnUrl={returnUrl} />;
}
