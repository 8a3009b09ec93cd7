import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";

/** What is counted without being asked for stays quiet when it fails, and keeps the number that it had. */
export function useUnread() {
  const { data } = trpc.conversation.unread.useQuery(undefined, handlesOwnErrors);
  return {
    total: data?.total ?? 0,
    /** Of one request, with one company or with all. */
    of: (jobRequestId: string, companyId?: string): number =>
      (data?.byRequest ?? [])
        .filter((row) => row.jobRequestId === jobRequestId && (companyId ?? row.companyId) === row.companyId)
        .reduce((sum, { count }) => sum + count, 0),
  };
}
