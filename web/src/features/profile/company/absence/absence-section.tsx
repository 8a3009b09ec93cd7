import { Trans } from "@lingui/react/macro";
import type { Company } from "@metiro/shared/company/schema";
import { Suspense } from "react";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { ProfileSection } from "../../section.tsx";
import { lazyPart } from "#ui/overlay/lazy-part.tsx";

const AbsenceCard = lazyPart(() => import("./absence-card.tsx"));

/** Times in which a company wants no requests: from now on until it says so, or on planned days. */
export function AbsenceSection({ company }: { company: Company }) {
  return (
    <ProfileSection
      title={<Trans>Pause et vacances</Trans>}
      description={
        <Trans>
          Pendant ce temps, nous ne vous envoyons pas de nouvelles demandes. À celles que vous avez déjà reçues, vous
          pouvez toujours répondre.
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
        <AbsenceCard company={company} />
      </Suspense>
    </ProfileSection>
  );
}
