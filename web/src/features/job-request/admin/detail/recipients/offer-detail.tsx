import { Trans } from "@lingui/react/macro";
import type { OfferPair } from "@metiro/shared/offer/schema";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { Skeleton, SkeletonArea } from "#ui/feedback/skeleton.tsx";
import { OfferHistoryView } from "#domain/offer/offer-history.tsx";

/** All versions and amendments of one company, to be read. */
export default function OfferDetail({ pair }: { pair: OfferPair }) {
  const { data, error, refetch } = trpc.offer.get.useQuery(pair, handlesOwnErrors);
  if (data) return <OfferHistoryView history={data} />;
  if (error)
    return <ErrorState title={<Trans>L’offre n’a pas pu être chargée</Trans>} onRetry={() => void refetch()} />;
  return (
    <SkeletonArea>
      <Skeleton shape="block" />
    </SkeletonArea>
  );
}
