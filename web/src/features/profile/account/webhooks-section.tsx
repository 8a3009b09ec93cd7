import { Trans } from "@lingui/react/macro";
import type { Role } from "@metiro/shared/roles";
import { Suspense } from "react";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { ProfileSection } from "../section.tsx";
import { useFolded } from "./use-folded.ts";

const WebhooksCard = lazyPart(() => import("#domain/webhook/webhooks-card.tsx"));

/** Where programs of the account are told what happens. */
export function WebhooksSection({ role }: { role: Role }) {
  const { data } = trpc.webhook.list.useQuery({}, handlesOwnErrors);
  return (
    <ProfileSection
      folded={useFolded(data?.items)}
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
}
