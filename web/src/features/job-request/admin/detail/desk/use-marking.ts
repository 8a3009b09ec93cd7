import { useLingui } from "@lingui/react/macro";
import type { RequestMark } from "@metiro/shared/job-request/desk";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { trpc } from "#api/trpc.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { useSetDesk } from "./use-desk.ts";

/** Marks a request that is none, or takes the mark off; both can be taken back from the toast. */
export function useMarking({ id, number }: Pick<JobRequest, "id" | "number">) {
  const { t } = useLingui();
  const { data: desk } = trpc.jobRequest.desk.useQuery({ id }, { enabled: false });
  const setDesk = useSetDesk(id);
  const mark = async (next: RequestMark | null, originalId?: string) => {
    const before = { id, mark: desk?.mark ?? null, ...(desk?.original && { originalId: desk.original.id }) };
    await setDesk.mutateAsync({ id, mark: next, ...(next === "duplicate" && { originalId: originalId ?? null }) });
    toast.success(next ? t`L’offre n° ${number} est marquée.` : t`La marque de l’offre n° ${number} est retirée.`, {
      label: t({ message: "Annuler", context: "undo" }),
      onPress: () => setDesk.mutate(before),
    });
  };
  return { mark };
}
