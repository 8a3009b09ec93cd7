import { Trans } from "@lingui/react/macro";
import { msg } from "@lingui/core/macro";
import { panelOf } from "@metiro/shared/roles";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import { Suspense } from "react";
import { CallsProvider } from "#api/calls-provider.tsx";
import { AccountHead } from "#layout/auth/account-head.tsx";
import { AccountPending } from "#layout/auth/account-pending.tsx";
import { pageTitle } from "#layout/document/page-title.ts";
import { guard } from "#session/guards.ts";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { lazyPart } from "#ui/overlay/lazy-part.tsx";

const SecondFactors = lazyPart(() => import("#domain/second-factor/second-factors.tsx"));

const signedIn = guard({});

/** Where an admin is led who is asked for a second factor and has none: everything else is refused until it has. */
export const Route = createFileRoute("/auth/second-factor")({
  ssr: false,
  beforeLoad: (visit) => signedIn(visit),
  head: (args) => pageTitle(args, msg`Protégez votre compte`),
  pendingComponent: () => <AccountPending head={<Head />} />,
  pendingMinMs: 0,
  component: Enrolment,
});

const Head = () => (
  <AccountHead title={<Trans>Protégez votre compte</Trans>}>
    <Trans>L’administration s’ouvre avec un second facteur. Ajoutez-en un maintenant : cela prend une minute.</Trans>
  </AccountHead>
);

function Enrolment() {
  const { session } = useRouter().options.context;
  const onward = () => {
    const role = session.current()?.claims?.role;
    window.location.assign(role ? panelOf[role] : "/");
  };
  const waiting = (
    <SkeletonArea>
      <SkeletonCard />
    </SkeletonArea>
  );
  return (
    <div className="grid gap-6">
      <Head />
      <Suspense fallback={waiting}>
        <CallsProvider>
          <SecondFactors onEnrolled={onward} />
        </CallsProvider>
      </Suspense>
    </div>
  );
}
