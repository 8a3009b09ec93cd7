import { useSyncExternalStore } from "react";
import { pendingPages } from "./pending/pending-pages.ts";

/**
 * What waits to be sent, with the way back, on every page of the back office that does not send by itself. Its code came with the
 * sending: here nothing of it is fetched.
 */
export const PendingElsewhere = () =>
  useSyncExternalStore(pendingPages.subscribe, pendingPages.elsewhere, () => undefined);
