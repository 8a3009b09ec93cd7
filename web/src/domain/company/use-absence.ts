import { useLingui } from "@lingui/react/macro";
import { swissToday } from "@metiro/shared/calendar-day";
import type { Holiday } from "@metiro/shared/company/schema";
import { formatDay } from "@metiro/shared/text/format";
import { trpc } from "#api/trpc.ts";
import { toast } from "#ui/feedback/toast-store.ts";

/** What a company can say about being away; whatever comes back is the company as it stands. */
export function useAbsence() {
  const { t } = useLingui();
  const { company } = trpc.useUtils();
  type Saved = NonNullable<ReturnType<typeof company.own.getData>>;
  const keep = (saved: Saved, words: string, undo?: () => void) => {
    company.own.setData(undefined, saved);
    toast.success(words, undo && { label: t({ message: "Annuler", context: "undo" }), onPress: undo });
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
  const plan = trpc.company.addHoliday.useMutation({ onSuccess: (saved) => company.own.setData(undefined, saved) });
  const remove = trpc.company.removeHoliday.useMutation({
    // Another window may have been faster.
    onError: () => void company.own.invalidate(),
  });
  return {
    setting: set.isPending,
    pause: () => set.mutate({ away: true }),
    /** Begins a pause with its last day, for a form that waits for it. */
    startPause: async (endsOn?: string) => {
      await set.mutateAsync({ away: true, ...(endsOn && { endsOn }) });
    },
    resume: () => set.mutate({ away: false }),
    removing: remove.isPending ? remove.variables.id : undefined,
    /** Taken back, holidays are planned again: those that run already from today, since none begin in the past. */
    remove: ({ id, startsOn, endsOn }: Holiday) =>
      remove.mutate(
        { id },
        {
          onSuccess: (saved) =>
            keep(saved, t`Vacances supprimées.`, () =>
              plan.mutate({ startsOn: startsOn > swissToday() ? startsOn : swissToday(), endsOn }),
            ),
        },
      ),
    planned: (saved: Saved) => keep(saved, t`Vacances enregistrées.`),
  };
}
