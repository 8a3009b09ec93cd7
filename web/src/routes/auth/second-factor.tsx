import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { SecondFactorHead } from "#features/auth/second-factor-head.tsx";
import { SecondFactor } from "#features/auth/second-factor.tsx";
import { AccountPending } from "#layout/auth/account-pending.tsx";
import { pageTitle } from "#layout/document/page-title.ts";
import { guard } from "#session/guards.ts";

const signedIn = guard({});

/** Where an admin is led who is asked for a second factor and has none: everything else is refused until it has. */
export const Route = createFileRoute("/auth/second-factor")({
  ssr: false,
  beforeLoad: (visit) => signedIn(visit),
  head: (args) => pageTitle(args, msg`Protégez votre compte`),
  pendingComponent: () => <AccountPending head={<SecondFactorHead />} />,
  pendingMinMs: 0,
  component: SecondFactor,
});
