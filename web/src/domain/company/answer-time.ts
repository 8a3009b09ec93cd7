import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/** « moins d’une heure », « 4 heures », « 2 jours »: in how many minutes one usually answers. */
export function useAnswerTime(): (minutes: number) => string {
  const { t } = useLingui();
  return (minutes) => {
    if (minutes < 60) return t`moins d’une heure`;
    const hours = Math.round(minutes / 60);
    if (hours < 48) return t`${plural(hours, { one: "# heure", other: "# heures" })}`;
    const days = Math.round(hours / 24);
    return t`${plural(days, { one: "# jour", other: "# jours" })}`;
  };
}
