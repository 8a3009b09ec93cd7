import { Trans } from "@lingui/react/macro";
import { Suspense } from "react";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const Subscriptions = lazyPart(() => import("../subscriptions/subscriptions.tsx"));

/** What a company has paid for. */
export function SubscriptionsPage() {
  return (
    <>
      <PageHead title={<Trans>Abonnement</Trans>} />
      <Suspense
        fallback={
          <SkeletonArea>
            <SkeletonCard />
          </SkeletonArea>
        }
      >
        <Subscriptions />
      </Suspense>
    </>
  );
}
