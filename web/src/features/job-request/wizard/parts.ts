import { fetchedLater } from "#ui/overlay/fetched-later.ts";

/** What is fetched while the first question is read, so that the way on does not need the network. */
export const laterParts = fetchedLater(() => import("./later-parts.ts"));
