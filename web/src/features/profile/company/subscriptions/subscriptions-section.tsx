import { Trans } from "@lingui/react/macro";
import { Suspense } from "react";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { ProfileSection } from "../../section.tsx";
import { lazyPart } from "#ui/overlay/lazy-part.tsx";

const Subscriptions = lazyPart(() => import("./subscriptions.tsx"));

/** What a company has paid for. */
export const SubscriptionsSection = () => (
  <ProfileSection
    title={<Trans>Abonnements</Trans>}
    description={<Trans>L’administration les saisit. Pour en changer, écrivez-nous.</Trans>}
  >
    <Suspense
      fallback={
        <SkeletonArea>
          <SkeletonCard />
        </SkeletonArea>
      }
    >
      <Subscriptions />
    </Suspense>
  </ProfileSection>
);
