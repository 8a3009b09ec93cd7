import { Suspense } from "react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const AwayNote = lazyPart(() => import("./away-note.tsx"));

/** Says on every page of a company that nothing is sent to it; fetched by those alone that are away. */
export function AwayBanner() {
  const { data: company } = trpc.company.own.useQuery(undefined, handlesOwnErrors);
  if (!company || (company.away === undefined && company.pausedAt === undefined)) return null;
  return (
    <Suspense>
      <AwayNote company={company} />
    </Suspense>
  );
}
