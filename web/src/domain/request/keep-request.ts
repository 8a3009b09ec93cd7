import { errorStatus } from "@metiro/shared/errors/codes";
import type { Role } from "@metiro/shared/roles";
import type { TRPCClientErrorLike } from "@trpc/client";
import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@metiro/server/router";
import { trpc } from "#api/trpc.ts";
import { problemIn } from "#api/failure/failure.ts";

const listsOf = {
  Tenderer: ["listForTenderer"],
  Company: ["listForCompany"],
  Admin: ["listForAdmin", "rowsForAdmin"],
} as const satisfies Record<Role, readonly string[]>;

export type Changed = inferRouterOutputs<AppRouter>["jobRequest"]["get"];

/**
 * For a mutation that returns a request: the page shows what came back, the lists ask again. A conflict means that the
 * page was behind: it asks again too.
 */
export function useKeepRequest(role: Role, id: string) {
  const { jobRequest, audit } = trpc.useUtils();
  return {
    onSuccess: async (request: Changed) => {
      jobRequest.get.setData({ id }, request);
      if (role === "Admin") void Promise.all([jobRequest.followUp.invalidate({ id }), audit.list.invalidate()]);
      await Promise.all(listsOf[role].map((list) => jobRequest[list].invalidate()));
    },
    onError: (error: TRPCClientErrorLike<AppRouter>) => {
      if (problemIn(error)?.status === errorStatus.CONFLICT) void jobRequest.get.invalidate({ id });
    },
  };
}
