import { useLingui } from "@lingui/react/macro";

/** Hours as « 45 min », « 6 h 40 », « 3 j 4 h ». */
export function useHoursText(): (hours: number) => string {
  const { t } = useLingui();
  return (hours) => {
    const minutes = Math.round(hours * 60);
    if (minutes < 60) return t`${minutes} min`;
    const whole = Math.floor(minutes / 60);
    const rest = String(minutes % 60).padStart(2, "0");
    if (whole < 48) return rest === "00" ? t`${whole} h` : t`${whole} h ${rest}`;
    const days = Math.floor(whole / 24);
    const left = whole % 24;
    return left === 0 ? t`${days} j` : t`${days} j ${left} h`;
  };
}
