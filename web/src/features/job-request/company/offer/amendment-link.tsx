import type { OfferPair } from "@metiro/shared/offer/schema";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { OfferLink } from "../answer/offer-link.tsx";

/** The way to an amendment. One at a time waits for the client: it stands below, where it can be taken back. */
export function AmendmentLink({ pair }: { pair: OfferPair }) {
  const { data: history } = trpc.offer.get.useQuery(pair, { ...handlesOwnErrors, retryOnMount: false });
  return history?.proposed ? null : <OfferLink id={pair.jobRequestId} to="amendment" />;
}
