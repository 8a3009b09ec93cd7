import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { useSession } from "#session/use-session.ts";

/**
 * What is counted without being asked for stays quiet when it fails, and keeps the number that it had.
 * An admin who looks at somebody's panel may not read conversations, so nothing is counted there.
 */
export function useUnread() {
  const viewing = useSession()?.claims?.viewing === true;
  const { data } = trpc.conversation.unread.useQuery(undefined, { ...handlesOwnErrors, enabled: !viewing });
  return {
    total: data?.total ?? 0,
    /** Of one request, with one company or with all. */
    of: (jobRequestId: string, companyId?: string): number =>
      (data?.byRequest ?? [])
        .filter((row) => row.jobRequestId === jobRequestId && (companyId ?? row.companyId) === row.companyId)
        .reduce((sum, { count }) => sum + count, 0),
  };
}
