import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatDay } from "@metiro/shared/text/format";
import { lengthOf, type Period } from "./next-period.ts";

/** A period as « 01/01/2026 – 31/12/2026 ». */
export const periodText = ({ startsOn, endsOn }: Period): string => `${formatDay(startsOn)} – ${formatDay(endsOn)}`;

/** How long a period is: « 12 mois » where it is whole months, else « 45 jours ». */
export function useLengthText(): (period: Period) => string {
  const { t } = useLingui();
  return (period) => {
    const { months, days } = lengthOf(period);
    return months === undefined
      ? t`${plural(days, { one: "# jour", other: "# jours" })}`
      : t`${plural(months, { one: "# mois", other: "# mois" })}`;
  };
}
