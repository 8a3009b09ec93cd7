import { useLingui } from "@lingui/react/macro";
import { plusDays, swissDay, swissToday } from "@metiro/shared/calendar-day";
import { formatDay, formatTime } from "@metiro/shared/text/format";
import { formatToday } from "#i18n/formats.ts";

/** `const dayOf = useDayText(); dayOf("2026-06-10")` → « Aujourd’hui », « Hier », « Mercredi 10 juin 2026 » */
export function useDayText(): (day: string) => string {
  const { t, i18n } = useLingui();
  return (day) => {
    if (day === swissToday()) return t`Aujourd’hui`;
    return isYesterday(day) ? t`Hier` : formatToday(i18n.locale, noonOf(day));
  };
}

/** A moment where there is little room: `14:20` of today, « Hier », `09/06/2026` */
export function useShortMoment(): (iso: string) => string {
  const { t } = useLingui();
  return (iso) => {
    const day = dayOf(iso);
    if (day === swissToday()) return formatTime(iso);
    return isYesterday(day) ? t`Hier` : formatDay(day);
  };
}

/** The day (`yyyy-MM-dd`) of Switzerland at a moment. */
export const dayOf = (iso: string): string => swissDay(new Date(iso));

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

const isYesterday = (day: string) => day === plusDays(swissToday(), -1);
