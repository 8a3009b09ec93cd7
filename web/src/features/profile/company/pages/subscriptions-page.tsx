import { Trans } from "@lingui/react/macro";
import { useSite } from "#site/use-site.ts";
import { Suspense } from "react";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { lazyPart } from "#ui/overlay/lazy-part.tsx";

const Subscriptions = lazyPart(() => import("../subscriptions/subscriptions.tsx"));

/** What a company has paid for. */
export function SubscriptionsPage() {
  const { email } = useSite();
  return (
    <>
      <PageHead
        title={<Trans>Abonnements</Trans>}
        description={
          email ? (
            <Trans>
              Nous les inscrivons pour vous. Pour en changer, écrivez-nous à <a href={`mailto:${email}`}>{email}</a>.
            </Trans>
          ) : (
            <Trans>Nous les inscrivons pour vous. Pour en changer, écrivez-nous.</Trans>
          )
        }
      />
      <div className="max-w-200">
        <Suspense
          fallback={
            <SkeletonArea>
              <SkeletonCard />
            </SkeletonArea>
          }
        >
          <Subscriptions />
        </Suspense>
      </div>
    </>
  );
}
