import { Suspense, useSyncExternalStore } from "react";
import { reauthRequests } from "#api/reauth-requests.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const ReauthDialog = lazyPart(async () => (await import("./load-reauth-dialog.ts")).loadReauthDialog());

const nothing = () => undefined;

/** Puts the question of a call that asks for a fresh proof before whoever made it, on any page. */
export function ReauthHost() {
  const request = useSyncExternalStore(reauthRequests.subscribe, reauthRequests.current, nothing);
  if (!request) return null;
  return (
    <Suspense>
      <ReauthDialog key={request.id} proofs={request.proofs} onClose={() => reauthRequests.answer(false)} />
    </Suspense>
  );
}
