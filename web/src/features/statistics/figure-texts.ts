import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useHoursText } from "#i18n/use-hours-text.ts";
import type { ChartCell } from "#ui/chart/chart-table.tsx";
import { shareText } from "#ui/number/share-text.ts";
import { changeText, unchanged } from "#ui/chart/change-text.ts";
import { formatCount } from "@metiro/shared/text/format";

const none = "–";

/** Of fewer than so many a per cent says nothing: of one to ten it would be « +900 % ». */
const fewest = 5;

/** By how much a count has changed, in percent; nothing where there were too few to be compared with. */
export const countChangeText = (now: number, then: number): string | undefined =>
  then < fewest ? undefined : changeText(now, then);

/** « +2 points », « −1 point », « = »: by how much a share changed. In percent of a share nobody would read it. */
export function usePointsText(): (now: number, then: number) => string {
  const { t } = useLingui();
  return (now, then) => {
    const points = Math.round(now * 100) - Math.round(then * 100);
    if (points === 0) return unchanged;
    const words = t`${plural(Math.abs(points), { one: "# point", other: "# points" })}`;
    return `${points > 0 ? "+" : "−"}${words}`;
  };
}

/** From a figure to the list of what it counts. */
export const listLink =
  "inline-block min-h-6 min-w-6 content-center text-accent-ink underline underline-offset-[0.2em]";

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
