import { useLingui } from "@lingui/react/macro";
import { trpc } from "#api/trpc.ts";
import { toast } from "#ui/feedback/toast-store.ts";

/** What a company can say about being away; whatever comes back is the company as it stands. */
export function useAbsence() {
  const { t } = useLingui();
  const { company } = trpc.useUtils();
  type Saved = NonNullable<ReturnType<typeof company.own.getData>>;
  const keep = (saved: Saved, words: string) => {
    company.own.setData(undefined, saved);
    toast.success(words);
  };
  const set = trpc.company.setAway.useMutation({
    onSuccess: (saved, { away }) => {
      if (away) keep(saved, t`Vous êtes en pause : nous ne vous envoyons plus de demandes.`);
      else if (saved.pausedAt) keep(saved, t`Votre pause est terminée.`);
      else keep(saved, t`Bon retour : vous recevez à nouveau des demandes.`);
    },
  });
  const remove = trpc.company.removeHoliday.useMutation({
    onSuccess: (saved) => keep(saved, t`Vacances supprimées.`),
    // Another window may have been faster.
    onError: () => void company.own.invalidate(),
  });
  return {
    setting: set.isPending,
    pause: () => set.mutate({ away: true }),
    resume: () => set.mutate({ away: false }),
    removing: remove.isPending ? remove.variables.id : undefined,
    remove: (id: string) => remove.mutate({ id }),
    planned: (saved: Saved) => keep(saved, t`Vacances enregistrées.`),
  };
}
