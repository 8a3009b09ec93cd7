import { useLingui } from "@lingui/react/macro";
import type { ChartCell } from "#ui/chart/chart-table.tsx";
import { formatCount } from "@metiro/shared/text/format";

const none = "–";

/** A share (0–1) as « 82 % »; a dash where nothing is due yet. */
export const shareText = (share: number | undefined): string =>
  share === undefined ? none : `${Math.round(share * 100)}\u00a0%`;

export const countCell = (count: number): ChartCell => ({ text: formatCount(count), raw: count });

export const shareCell = (share: number | undefined): ChartCell =>
  share === undefined ? { text: none, raw: "" } : { text: shareText(share), raw: Math.round(share * 1000) / 10 };

/** Hours as « 45 min », « 6 h 40 », « 3 j 4 h ». */
export function useHoursText() {
  const { t } = useLingui();
  const hoursText = (hours: number): string => {
    const minutes = Math.round(hours * 60);
    if (minutes < 60) return t`${minutes} min`;
    const whole = Math.floor(minutes / 60);
    const rest = String(minutes % 60).padStart(2, "0");
    if (whole < 48) return rest === "00" ? t`${whole} h` : t`${whole} h ${rest}`;
    const days = Math.floor(whole / 24);
    const left = whole % 24;
    return left === 0 ? t`${days} j` : t`${days} j ${left} h`;
  };
  return {
    hoursText,
    hoursCell: (hours: number | undefined): ChartCell =>
      hours === undefined ? { text: none, raw: "" } : { text: hoursText(hours), raw: Math.round(hours * 100) / 100 },
  };
}
