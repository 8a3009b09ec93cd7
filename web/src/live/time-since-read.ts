import type { QueryClient } from "@tanstack/react-query";

/** For how long an answer is on its way at most, in milliseconds: by so much is what it says older than its arrival. */
const longestWay = 3_000;

/** What a change may show in. */
const followedRouters = [
  "jobRequest",
  "offer",
  "guarantee",
  "dashboard",
  "conversation",
  "dataAccess",
  "company",
] as const;
export type FollowedRouter = (typeof followedRouters)[number];

/** How long ago the oldest of what a change may show in was read, in milliseconds. */
export function timeSinceRead(queryClient: QueryClient): number {
  const read = queryClient.getQueryCache().findAll({ predicate: ({ queryKey: [path] }) => isFollowed(path) });
  const readAt = read.map(({ state }) => state.dataUpdatedAt).filter((at) => at > 0);
  return longestWay + Math.max(0, Date.now() - Math.min(Date.now(), ...readAt));
}

const isFollowed = (path: unknown) => Array.isArray(path) && followedRouters.some((router) => router === path[0]);
