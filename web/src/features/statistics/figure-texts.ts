import { useHoursText } from "#i18n/use-hours-text.ts";
import type { ChartCell } from "#ui/chart/chart-table.tsx";
import { formatCount } from "@metiro/shared/text/format";

const none = "–";

/** A share (0–1) as « 82 % »; a dash where nothing is due yet. */
export const shareText = (share: number | undefined): string =>
  share === undefined ? none : `${Math.round(share * 100)}\u00a0%`;

export const countCell = (count: number): ChartCell => ({ text: formatCount(count), raw: count });

export const shareCell = (share: number | undefined): ChartCell =>
  share === undefined ? { text: none, raw: "" } : { text: shareText(share), raw: Math.round(share * 1000) / 10 };

/** Waits in words, and as cells of a table. */
export function useHours() {
  const hoursText = useHoursText();
  return {
    hoursText,
    hoursCell: (hours: number | undefined): ChartCell =>
      hours === undefined ? { text: none, raw: "" } : { text: hoursText(hours), raw: Math.round(hours * 100) / 100 },
  };
}
