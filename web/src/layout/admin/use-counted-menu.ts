import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { adminMenu } from "./admin-menu.ts";

/** A figure that cannot be had stays away: the menu leads everywhere all the same. */
const counting = { ...handlesOwnErrors, retryOnMount: false, staleTime: 60_000 };

/** The menu, with how many requests wait to be sent, and proofs and reports to be looked at. */
export function useCountedMenu() {
  const { data } = trpc.dashboard.summary.useQuery(undefined, counting);
  const counts: Record<string, number | undefined> = {
    "/admin/jobs": data?.jobRequests?.active,
    "/admin/proofs": data?.waitingProofs,
    "/admin/reports": data?.openReports,
  };
  return adminMenu.map((entry) => (counts[entry.to] ? { ...entry, count: counts[entry.to] } : entry));
}
