import { trpc } from "#api/trpc.ts";

/** Gives a request to a colleague, or marks it; the list tells both. */
export function useSetDesk(id: string) {
  const { jobRequest, audit } = trpc.useUtils();
  return trpc.jobRequest.setDesk.useMutation({
    // The last choice is the one that stays.
    scope: { id: `desk ${id}` },
    onSuccess: (desk) => {
      jobRequest.desk.setData({ id }, desk);
      void Promise.all([jobRequest.rowsForAdmin.invalidate(), audit.list.invalidate()]);
    },
  });
}
