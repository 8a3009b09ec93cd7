import { Trans } from "@lingui/react/macro";
import { Navigate } from "@tanstack/react-router";
import { Suspense } from "react";
import { trpc } from "#api/trpc.ts";
import { useSession } from "#session/use-session.ts";
import { SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { profilePages } from "#domain/company/profile-pages.ts";

const CoverageForm = lazyPart(() => import("../coverage/coverage-form.tsx"));

/** Which requests a company wants. */
export function CoveragePage() {
  const [company] = trpc.company.own.useSuspenseQuery();
  const [categories] = trpc.category.list.useSuspenseQuery();
  const [regions] = trpc.region.tree.useSuspenseQuery();
  if (useSession()?.claims?.profileCompleted === false) return <Navigate to={profilePages.company} replace />;
  return (
    <>
      <PageHead
        title={<Trans>Prestations et zone</Trans>}
        description={<Trans>Nous vous envoyons seulement les demandes qui correspondent aux deux.</Trans>}
      />
      <Suspense fallback={<SkeletonCard />}>
        <CoverageForm company={company} categories={categories} regions={regions} />
      </Suspense>
    </>
  );
}
