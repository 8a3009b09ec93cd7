import { msg } from "@lingui/core/macro";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { VerifyEmailHead } from "#features/auth/heads.tsx";
import { VerifyEmail } from "#features/auth/verify-email.tsx";
import { AccountPending } from "#layout/auth/account-pending.tsx";
import { pageTitle } from "#layout/document/page-title.ts";
import { guard } from "#session/guards.ts";
import { codeSearch, leadOn } from "#session/guest/guest.ts";
import { Skeleton } from "#ui/feedback/skeleton.tsx";

const signedIn = guard({});

export const Route = createFileRoute("/auth/verify-email")({
  ssr: false,
  validateSearch: codeSearch,
  beforeLoad: (visit) => {
    const { returnUrl, by, email } = visit.search;
    // The mail may be read on another device: there its code signs in.
    if (by === "code" && email && !visit.context.session.current())
      redirect({ to: "/auth/login", search: { by, email, ...(returnUrl && { returnUrl }) }, throw: true });
    signedIn(visit);
    const claims = visit.context.session.current()?.claims;
    if (claims?.emailConfirmed) leadOn(returnUrl, claims.role);
  },
  head: (args) => pageTitle(args, msg`Confirmez votre adresse e-mail`),
  pendingComponent: Pending,
  pendingMinMs: 0,
  component: Page,
});

function Pending() {
  const words = <Skeleton className="inline-block" />;
  return <AccountPending head={<VerifyEmailHead>{words}</VerifyEmailHead>} />;
}

function Page() {
  const { returnUrl } = Route.useSearch();
  return <VerifyEmail returnUrl={returnUrl} />;
}
