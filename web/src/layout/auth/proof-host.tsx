import { Suspense, useSyncExternalStore } from "react";
import { proofRequests } from "#api/proof-requests.ts";
import { lazyPart } from "#ui/overlay/lazy-part.tsx";

const ProofDialog = lazyPart(async () => (await import("./load-proof-dialog.ts")).loadProofDialog());

const nothing = () => undefined;

/** Puts the question of a call that asks for a fresh proof before whoever made it, on any page. */
export function ProofHost() {
  const request = useSyncExternalStore(proofRequests.subscribe, proofRequests.current, nothing);
  if (!request) return null;
  return (
    <Suspense>
      <ProofDialog key={request.id} proofs={request.proofs} onClose={() => proofRequests.answer(false)} />
    </Suspense>
  );
}
