import { fetchedLater } from "#ui/overlay/fetched-later.ts";

/** What is fetched while the first question is read, so that the way on does not need the network. */
export const laterParts = fetchedLater(() => import("./later-parts.ts"));

// The server draws any first question, also one about the place.
if (import.meta.env.SSR) void laterParts.fetch();
