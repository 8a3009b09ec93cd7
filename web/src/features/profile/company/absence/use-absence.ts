import { useLingui } from "@lingui/react/macro";
import { formatDay } from "@metiro/shared/text/format";
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
      const endsOn = saved.away?.endsOn;
      if (away && endsOn) keep(saved, t`Vous êtes en pause jusqu’au ${formatDay(endsOn)} compris.`);
      else if (away) keep(saved, t`Vous êtes en pause : nous ne vous envoyons plus de demandes.`);
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
    pause: (endsOn?: string) => set.mutate({ away: true, ...(endsOn && { endsOn }) }),
    resume: () => set.mutate({ away: false }),
    removing: remove.isPending ? remove.variables.id : undefined,
    remove: (id: string) => remove.mutate({ id }),
    planned: (saved: Saved) => keep(saved, t`Vacances enregistrées.`),
  };
}
