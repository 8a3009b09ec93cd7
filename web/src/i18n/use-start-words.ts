import { useLingui } from "@lingui/react/macro";
import { swissToday } from "@metiro/shared/calendar-day";
import { formatDay } from "@metiro/shared/text/format";
import type { StartPreference } from "@metiro/shared/job-request/schema";

/** When the work should begin, in the client's own words. */
export function useStartWords(): Record<StartPreference, string> {
  const { t } = useLingui();
  return {
    asap: t`Dès que possible`,
    within_month: t`Dans le mois`,
    within_3_months: t`Dans les trois mois`,
    flexible: t`Je suis flexible`,
    on_date: t`À une date précise`,
  };
}

/** For everybody who reads it: `const startOf = useStartText(); startOf(request)` → « Dans le mois », « Le 15/06/2026 » */
export function useStartText(): (request: {
  startPreference: StartPreference;
  startDate?: string | undefined;
}) => string {
  const { t } = useLingui();
  const words = useStartWords();
  return ({ startPreference, startDate }) => {
    const day = startDate && formatDay(startDate);
    if (startPreference === "flexible") return t`Date flexible`;
    return startPreference === "on_date" && day ? t`Le ${day}` : words[startPreference];
  };
}

/** From when a company can come, on a day of Switzerland: « Dès le 15/06/2026 », « Disponible » once that day has come */
export function useAvailableText(): (availableFrom: string | undefined) => string {
  const { t } = useLingui();
  return (availableFrom) => {
    if (!availableFrom) return t`Date à convenir`;
    const day = formatDay(availableFrom);
    return availableFrom > swissToday() ? t`Dès le ${day}` : t`Disponible`;
  };
}
