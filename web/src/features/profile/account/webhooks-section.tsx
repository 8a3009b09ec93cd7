import { Trans } from "@lingui/react/macro";
import type { Role } from "@metiro/shared/roles";
import { Suspense } from "react";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { lazyPart } from "#ui/overlay/lazy-part.tsx";
import { ProfileSection } from "../section.tsx";

const WebhooksCard = lazyPart(() => import("#domain/webhook/webhooks-card.tsx"));

/** Where programs of the account are told what happens. */
export const WebhooksSection = ({ role }: { role: Role }) => (
  <ProfileSection
    foldedOnPhone
    title={<Trans>Webhooks</Trans>}
    description={
      role === "Admin" ? (
        <Trans>Vos programmes sont avertis de tout ce qui se passe sur la plateforme, sans avoir à demander.</Trans>
      ) : (
        <Trans>Vos programmes sont avertis de ce qui se passe pour vous, sans avoir à demander.</Trans>
      )
    }
  >
    <Suspense
      fallback={
        <SkeletonArea>
          <SkeletonCard />
        </SkeletonArea>
      }
    >
      <WebhooksCard role={role} />
    </Suspense>
  </ProfileSection>
);
