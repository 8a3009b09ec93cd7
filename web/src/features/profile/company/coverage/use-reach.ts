import type { CoverageReach } from "@metiro/shared/company/schema";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import type { TreeChoice } from "#ui/tree/tree-choice.ts";

/** Milliseconds in which one goes on choosing. */
const pause = 400;

/** How many requests of late a choice would have been for; nothing while that is not known, or cannot be. */
export function useReach(trades: TreeChoice, districts: TreeChoice): CoverageReach | undefined {
  const { client } = trpc.useUtils();
  const chosen = JSON.stringify([[...trades].sort(), [...districts].sort()]);
  const [settled, setSettled] = useState(chosen);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(chosen), pause);
    return () => clearTimeout(timer);
  }, [chosen]);
  const { data } = useQuery({
    queryKey: ["coverageReach", settled],
    queryFn: ({ signal }) => {
      const [subcategoryIds, subregionIds] = JSON.parse(settled) as [string[], string[]];
      return client.company.coverageReach.mutate(
        { subcategoryIds, subregionIds },
        { ...handlesOwnErrors.trpc, signal },
      );
    },
    enabled: trades.size > 0 && districts.size > 0,
    staleTime: 60_000,
    retry: false,
  });
  // The figure of the choice before would contradict the words beside it.
  return settled === chosen ? data : undefined;
}
