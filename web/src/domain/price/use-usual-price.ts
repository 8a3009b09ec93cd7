import type { PriceInput, UsualPrice } from "@metiro/shared/price/schema";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";

/** What offers ask in a canton, else in the country; nothing where it is not told, or not known: a page goes on without it. */
export function useUsualPrice(asked: PriceInput): UsualPrice | undefined {
  const { data } = trpc.price.get.useQuery(asked, { ...handlesOwnErrors, retryOnMount: false, staleTime: 3_600_000 });
  return data?.canton ?? data?.country;
}
