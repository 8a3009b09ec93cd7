import { useLingui } from "@lingui/react/macro";
import { plusDays, swissToday } from "@metiro/shared/calendar-day";

interface Buckets {
  unit: "day" | "week";
  /** Each from its first day on. */
  series: readonly { date: string }[];
}

/** Where a curve comes to the day or the week that is not over: its fall there is none. */
export function useRunning(statistics: Buckets | undefined): { from: number; name: string } | undefined {
  const { t } = useLingui();
  const last = statistics?.series.at(-1)?.date;
  if (!statistics || last === undefined) return undefined;
  const isWeek = statistics.unit === "week";
  if (plusDays(last, isWeek ? 6 : 0) < swissToday()) return undefined;
  return { from: statistics.series.length - 1, name: isWeek ? t`Semaine en cours` : t`Journée en cours` };
}
