import { lazyModule } from "#ui/lazy/lazy-module.ts";

/** What is fetched while the first question is read, so that the way on does not need the network. */
export const deferredParts = lazyModule(() => import("./deferred-parts.ts"));
