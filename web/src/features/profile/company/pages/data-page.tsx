import { Trans } from "@lingui/react/macro";
import { Suspense } from "react";
import { trpc } from "#api/trpc.ts";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const DataCard = lazyPart(() => import("../../account/data-card.tsx"));

/** What is kept of a company: a copy of it, and its end. */
export function DataPage() {
  const [{ hasPassword }] = trpc.auth.profile.useSuspenseQuery();
  return (
    <>
      <PageHead
        title={<Trans>Vos données</Trans>}
        description={<Trans>Elles sont à vous : emportez-les, ou faites-les effacer.</Trans>}
      />
      <Suspense
        fallback={
          <SkeletonArea>
            <SkeletonCard />
          </SkeletonArea>
        }
      >
        <DataCard of="Company" hasPassword={hasPassword} />
      </Suspense>
    </>
  );
}
