import type { ReviewScore } from "@metiro/shared/review/schema";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";

/** What published reviews say of some companies. Whoever asks for the same companies shares one call; without it the page goes on. */
export function useScores(companyIds: readonly string[]): (companyId: string) => ReviewScore | undefined {
  const sorted = companyIds.toSorted();
  const { data } = trpc.review.scores.useQuery(
    { companyIds: sorted },
    { ...handlesOwnErrors, enabled: sorted.length > 0, retryOnMount: false },
  );
  return (companyId) => data?.items.find((score) => score.companyId === companyId);
}
