import { Suspense } from "react";
import { trpc } from "#api/trpc.ts";
import { useSession } from "#session/use-session.ts";
import { SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { CompanySection } from "../company-section.tsx";
import type { StepAddress } from "../completion/complete-company.tsx";
import type { DrawCompany } from "../preview/shown-company.ts";

// It is seen once.
const CompleteCompany = lazyPart(() => import("../completion/complete-company.tsx"));

/** What a company says of itself; as long as its profile is not complete, the steps that complete it. */
export function OwnCompanyPage({ draw, address }: { draw: DrawCompany; address: StepAddress }) {
  const [company] = trpc.company.own.useSuspenseQuery();
  const completed = useSession()?.claims?.profileCompleted ?? true;
  if (completed) return <CompanySection company={company} draw={draw} />;
  return (
    <Suspense fallback={<SkeletonCard />}>
      <CompleteCompany company={company} draw={draw} address={address} />
    </Suspense>
  );
}
