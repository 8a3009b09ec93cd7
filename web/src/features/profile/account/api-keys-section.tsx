import { Trans } from "@lingui/react/macro";
import type { Role } from "@metiro/shared/roles";
import { Suspense } from "react";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { ProfileSection } from "../section.tsx";
import { useFolded } from "./use-folded.ts";

const ApiKeysCard = lazyPart(() => import("#domain/api-key/api-keys-card.tsx"));

/** What lets programs act for the account. */
export function ApiKeysSection({ role }: { role: Role }) {
  const { data } = trpc.apiKey.list.useQuery({}, handlesOwnErrors);
  return (
    <ProfileSection
      folded={useFolded(data?.items)}
      title={<Trans>Clés d’API</Trans>}
      description={
        <Trans>
          Pour les programmes qui agissent en votre nom, sans votre mot de passe. Un nouveau mot de passe révoque les
          clés, sauf si vous choisissez de les garder.
        </Trans>
      }
    >
      <Suspense
        fallback={
          <SkeletonArea>
            <SkeletonCard />
          </SkeletonArea>
        }
      >
        <ApiKeysCard role={role} />
      </Suspense>
    </ProfileSection>
  );
}
