import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { DurationUnit, Vat, Visit } from "@metiro/shared/job-request/response";

/** What a company says of seeing the place. */
export function useVisitWords(): Record<Visit, string> {
  const { t } = useLingui();
  return {
    offered: t`Visite sur place proposée`,
    done: t`Visite déjà faite`,
    required: t`Visite nécessaire avant de confirmer le prix`,
    unneeded: t`Visite inutile`,
  };
}

/** Whether a price holds the value added tax. */
export function useVatWords(): Record<Vat, string> {
  const { t } = useLingui();
  return { included: t`TVA comprise`, excluded: t`hors TVA`, exempt: t`sans TVA (non assujettie)` };
}

/** What the length of the work is told in, beside a number. */
export function useDurationUnitWords(): Record<DurationUnit, string> {
  const { t } = useLingui();
  return { hour: t`heures`, day: t`jours`, week: t`semaines` };
}

/** « environ 8 jours »; undefined where the company has not said how long the work takes. */
export function useDurationText(): (answer: {
  duration?: number | undefined;
  durationUnit?: DurationUnit | undefined;
}) => string | undefined {
  const { t } = useLingui();
  return ({ duration, durationUnit }) => {
    if (duration === undefined || durationUnit === undefined) return undefined;
    return {
      hour: t`${plural(duration, { one: "environ # heure", other: "environ # heures" })}`,
      day: t`${plural(duration, { one: "environ # jour", other: "environ # jours" })}`,
      week: t`${plural(duration, { one: "environ # semaine", other: "environ # semaines" })}`,
    }[durationUnit];
  };
}
