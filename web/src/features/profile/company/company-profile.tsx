import { Trans } from "@lingui/react/macro";
import { Suspense } from "react";
import { trpc } from "#api/trpc.ts";
import { useSession } from "#session/use-session.ts";
import { AccountSections } from "../account/account-sections.tsx";
import { PersonSection } from "../account/person-section.tsx";
import { ProfileFrame } from "../profile-frame.tsx";
import { SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { ProfileSection } from "../section.tsx";
import { AbsenceSection } from "./absence/absence-section.tsx";
import { CompanySection } from "./company-section.tsx";
import type { DrawCompany } from "./shown-company.ts";
import { SubscriptionsSection } from "./subscriptions/subscriptions-section.tsx";
import { lazyPart } from "#ui/overlay/lazy-part.tsx";

// The first is seen once; the other stands further down.
const CompleteCompany = lazyPart(() => import("./complete-company.tsx"));
const CoverageForm = lazyPart(() => import("./coverage/coverage-form.tsx"));

export function CompanyProfile({ draw }: { draw: DrawCompany }) {
  const [profile] = trpc.auth.profile.useSuspenseQuery();
  const [company] = trpc.company.own.useSuspenseQuery();
  const [categories] = trpc.category.list.useSuspenseQuery();
  const [regions] = trpc.region.tree.useSuspenseQuery();
  const completed = useSession()?.claims?.profileCompleted ?? true;
  const own = { company, categories, regions };
  return (
    <ProfileFrame>
      {completed ? (
        <>
          <CompanySection company={company} draw={draw} />
          <ProfileSection
            wide
            title={<Trans>Prestations et districts</Trans>}
            description={<Trans>Nous vous envoyons seulement les demandes qui correspondent aux deux.</Trans>}
          >
            <Suspense fallback={<SkeletonCard />}>
              <CoverageForm {...own} />
            </Suspense>
          </ProfileSection>
          <AbsenceSection company={company} />
        </>
      ) : (
        <Suspense fallback={<SkeletonCard />}>
          <CompleteCompany {...own} />
        </Suspense>
      )}
      <SubscriptionsSection />
      <PersonSection profile={profile} />
      <AccountSections profile={profile} />
    </ProfileFrame>
  );
}
