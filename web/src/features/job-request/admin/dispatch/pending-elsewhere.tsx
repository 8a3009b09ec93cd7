import { skipToken, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { lazyPart } from "#ui/overlay/lazy-part.tsx";
import { useIsPendingShown } from "./pending/pending-owner.ts";
import { noPending, type PendingDispatches, pendingKey } from "./pending/pending-dispatches.ts";

const PendingPlace = lazyPart(async () => {
  const { PendingOfTab } = await import("./pending/pending-place.tsx");
  return { default: PendingOfTab };
});

/** What waits to be sent, with the way back, on every page of the back office that does not send by itself. */
export function PendingElsewhere() {
  const isShown = useIsPendingShown();
  const { data = noPending } = useQuery<PendingDispatches>({ queryKey: pendingKey, queryFn: skipToken });
  if (isShown || data.sent.length === 0) return null;
  return (
    <Suspense>
      <PendingPlace />
    </Suspense>
  );
}
